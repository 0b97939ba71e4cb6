import type { ShownFrame, ShownState, ShownVariable } from "@verdict/contract/program-steps/state-at";
import { referenceOf } from "@verdict/contract/program-steps/value-text";
import { isFunction, type WhatChanged } from "@verdict/contract/program-steps/what-changed";
import { useMemo, useState } from "react";
import type { DrawingKind } from "../drawings/drawing-kinds.ts";
import { changedPlaces } from "../drawings/located.ts";
import { indexNames, marksOf } from "../model/index-marks.ts";
import type { StepModel, StepWindow } from "../model/step-model.ts";
import { structuredPlaces } from "../model/structured.ts";
import { VariableCard } from "./variable-card.tsx";

/** Cards that a browser draws at once. No program that somebody reads has as many in one place. */
const MOST_SHOWN = 150;

/** The variables of a call and the global ones. */
export function Variables(input: {
  code: string;
  state: ShownState;
  frame: ShownFrame | null;
  changed: WhatChanged;
  model: StepModel;
  window: StepWindow;
  position: number;
}) {
  const { code, state, frame, changed, model, window, position } = input;
  const [wanted, setWanted] = useState<ReadonlyMap<string, DrawingKind>>(new Map());
  const names = useMemo(() => indexNames(code), [code]);
  const isChanged = useMemo(() => changedPlaces(changed.paths), [changed]);
  const own = (frame?.variables ?? []).filter(({ value }) => !isFunction(value));
  const globals = state.globals.filter(({ value }) => !isFunction(value));
  const visible = [...globals, ...own];
  const references = namesByObject(visible);
  const values = new Map(visible.map(({ name, value }) => [name, value]));
  const drawn = useMemo(() => structuredPlaces(window.trace), [window]);
  const cards = (all: readonly ShownVariable[], where: string) => {
    const variables = all.slice(0, MOST_SHOWN);
    const hidden = all.length - variables.length;
    return (
      <>
        {list(
          variables.filter(({ key }) => !drawn.has(key)),
          where,
          "steps-plain",
        )}
        {list(
          variables.filter(({ key }) => drawn.has(key)),
          where,
          "steps-drawn",
        )}
        {hidden > 0 && <p className="steps-more">and {hidden.toLocaleString("en")} more</p>}
      </>
    );
  };
  const list = (variables: readonly ShownVariable[], where: string, className: string) => (
    <ul className={className}>
      {variables.map((variable) => {
        const choice = `${where} ${variable.name}`;
        const sharing = references.get(String(referenceOf(variable.value))) ?? [];
        return (
          <VariableCard
            key={variable.key}
            variable={variable}
            wanted={wanted.get(choice) ?? null}
            onWant={(kind) => setWanted(new Map([...wanted, [choice, kind]]))}
            marks={marksOf(variable.name, names, values)}
            isChanged={isChanged}
            before={wasOf(variable, changed)}
            sameAs={sharing.filter((name) => name !== variable.name)}
            objects={state.objects}
            namesOf={(node) => references.get(node) ?? []}
            model={model}
            window={window}
            position={position}
          />
        );
      })}
    </ul>
  );
  return (
    <>
      <section aria-label="Variables" className="steps-part">
        <h3>Variables {frame !== null && <span className="steps-faint">of {frame.name}</span>}</h3>
        {own.length === 0 ? <p className="steps-faint">None.</p> : cards(own, frame?.name ?? "")}
      </section>
      {globals.length > 0 && (
        <section aria-label="Global variables" className="steps-part">
          <h3>Global variables</h3>
          {cards(globals, "")}
        </section>
      )}
    </>
  );
}

/** Of one object that are named. */
const MOST_NAMES = 8;

function namesByObject(variables: readonly ShownVariable[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { name, value } of variables) {
    const id = referenceOf(value);
    if (id === null) continue;
    const sharing = found.get(String(id)) ?? [];
    if (sharing.length < MOST_NAMES) sharing.push(name);
    found.set(String(id), sharing);
  }
  return found;
}

/** Parts that have changed are marked where they stand; of a whole value nothing else would tell what it was. */
function wasOf({ key, name }: ShownVariable, { lines }: WhatChanged): string | null {
  return lines.find((line) => line.key === key && line.label === name)?.before ?? null;
}
