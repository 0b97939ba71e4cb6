import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { AuthProvider } from "../platform/auth.tsx";
import { createQueryClient } from "../platform/query-client.ts";
import "../index.css";
import { routes } from "./routes.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

const isPrerendered = root.dataset["prerendered"] !== undefined;
const app = (
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider assumeSignedOut={isPrerendered}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </AuthProvider>
    </QueryClientProvider>
  </StrictMode>
);

if (isPrerendered) hydrateRoot(root, app);
else createRoot(root).render(app);
