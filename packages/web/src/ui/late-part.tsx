import { type ComponentType, lazy, Suspense } from "react";

/**
 * A component without which the page does as well: it comes when its module has come. Before, and where it does not
 * come, nothing stands in its place.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn("A part of the page could not be loaded", error);
      return { default: Nothing };
    }
  });
  return function LatePart(props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
