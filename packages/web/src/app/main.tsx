import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { AuthProvider } from "../platform/auth.tsx";
import { keepTheme } from "../platform/theme.ts";
import "../index.css";
import { openRouter } from "./browser-router.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

keepTheme();
const isPrerendered = root.dataset["prerendered"] !== undefined;
const app = (
  <StrictMode>
    <AuthProvider assumeSignedOut={isPrerendered}>
      <RouterProvider router={openRouter({ isPrerendered })} />
    </AuthProvider>
  </StrictMode>
);

if (isPrerendered) hydrateRoot(root, app);
else createRoot(root).render(app);
