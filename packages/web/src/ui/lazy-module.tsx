import { type ReactNode, useEffect, useState } from "react";
import { ErrorBox } from "./error-box.tsx";

/**
 * How a module is loaded: a function outside of any component, since another function means another module. It
 * remembers what it has loaded, so that this is shown at once, without a frame of what stands for it.
 */
export interface ModuleLoad<Module> {
  (): Promise<Module>;
  loaded?: Module;
}

/** Loads what will be shown in a moment. A failure is told when it is shown. */
export function loadAhead<Module>(load: ModuleLoad<Module>): void {
  keepLoaded(load).catch(() => undefined);
}

async function keepLoaded<Module>(load: ModuleLoad<Module>): Promise<Module> {
  load.loaded ??= await load();
  return load.loaded;
}

interface LazyModuleProps<Module> {
  load: ModuleLoad<Module>;
  /** What did not arrive, for the error text: "The editor". */
  name: string;
  pending: ReactNode;
  children: (module: Module) => ReactNode;
}

/**
 * Shows something that needs code of its own. Unlike React.lazy it can try again after the network failed. Trying again
 * loads the whole page anew: a browser may answer a second import of a module that failed from its memory, without
 * asking the network (seen in Chromium 156). Typed code is kept in the browser, so it survives that.
 */
export function LazyModule<Module>({ load, name, pending, children }: LazyModuleProps<Module>) {
  const [state, setState] = useState<{ module: Module | null; hasFailed: boolean }>({
    module: load.loaded ?? null,
    hasFailed: false,
  });

  useEffect(() => {
    let isShown = true;
    keepLoaded(load).then(
      (module) => isShown && setState({ module, hasFailed: false }),
      (error: unknown) => {
        console.warn(`${name} could not be loaded`, error);
        if (isShown) setState({ module: null, hasFailed: true });
      },
    );
    return () => {
      isShown = false;
    };
  }, [load, name]);

  if (state.module !== null) return children(state.module);
  if (!state.hasFailed) return pending;
  return (
    <div className="p-4">
      <ErrorBox
        text={`${name} could not be loaded.`}
        hint="Check your connection and try again."
        onRetry={() => location.reload()}
      />
    </div>
  );
}
