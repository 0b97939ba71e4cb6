import { StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { AuthProvider } from "../platform/auth.tsx";
import "../index.css";
import { routes } from "./routes.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

/** Tells boot.js that clicks are for the app from now on. */
function HydrationNotice() {
  useEffect(() => {
    window.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}

const isPrerendered = root.dataset["prerendered"] !== undefined;
const app = (
  <StrictMode>
    <AuthProvider assumeSignedOut={isPrerendered}>
      <RouterProvider router={createBrowserRouter(routes)} />
      <HydrationNotice />
    </AuthProvider>
  </StrictMode>
);

if (isPrerendered) hydrateRoot(root, app);
else createRoot(root).render(app);
