import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { AuthProvider } from "../platform/auth.tsx";
import { routes } from "./routes.tsx";

/** The landing page as a signed-out visitor sees it, as HTML for #root. Runs at build time only. */
export async function renderLanding(): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error(`The landing page answered with status ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <AuthProvider assumeSignedOut={true}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </AuthProvider>
    </StrictMode>,
  );
}
