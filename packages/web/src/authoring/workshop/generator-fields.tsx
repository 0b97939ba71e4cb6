import { useId } from "react";
import { FormField } from "../../ui/form-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { ProgramField } from "./program-field.tsx";
import { ofGenerator, type WorkshopMethods } from "./use-workshop.ts";

const WRITTEN = "";
const GENERATOR_TEXT = "Reads one line, its parameters, and prints the input of one test.";
const PARAMETERS_TEXT = "The line that the generator reads; {seed} becomes 1, 2, 3 …";
const VALIDATOR_TEXT = "Optional. Reads an input; exits with 42 to accept it, and with 43 to refuse it.";

/** The generator, what it is told, and what looks at each input that it makes. */
export function GeneratorFields({ methods }: { methods: WorkshopMethods }) {
  const { workshop, change, generators, packageValidators } = methods;
  const suggestionsId = useId();
  const chosen = generators.find(({ code }) => code === workshop.generator.code);
  const count = packageValidators.length;
  const ofPackage = `Empty: ${count === 1 ? "the validator of the package looks" : `the ${count} validators of the package look`} at each input.`;
  return (
    <>
      {generators.length > 0 && (
        <div className="max-w-sm">
          <SelectField
            label="Generator of the package"
            options={{ [WRITTEN]: "None", ...Object.fromEntries(generators.map(({ name }) => [name, name])) }}
            value={chosen?.name ?? WRITTEN}
            onChange={(event) => {
              const generator = generators.find(({ name }) => name === event.target.value);
              change(
                generator === undefined ? { generator: { ...workshop.generator, code: "" } } : ofGenerator(generator),
              );
            }}
          />
        </div>
      )}
      <ProgramField
        label="Generator"
        hint={GENERATOR_TEXT}
        program={workshop.generator}
        height="h-72"
        onChange={(generator) => change({ generator })}
      />
      <FormField
        label="Parameters"
        hint={PARAMETERS_TEXT}
        error={undefined}
        list={suggestionsId}
        spellCheck={false}
        value={workshop.parameters}
        onChange={(event) => change({ parameters: event.target.value })}
      />
      <datalist id={suggestionsId}>
        {chosen?.parameters.map((line) => (
          <option key={line} value={line} />
        ))}
      </datalist>
      <ProgramField
        label="Validator"
        hint={count === 0 ? VALIDATOR_TEXT : ofPackage}
        program={workshop.validator}
        height="h-48"
        onChange={(validator) => change({ validator })}
      />
    </>
  );
}
