import { productMessages } from "#messages/product.ts";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { ChargeMark } from "./charge-mark.tsx";

type YesOrNoProps = {
  legend: string;
  charge: number;
  name: string;
  value: boolean;
  onChange: (answer: boolean) => void;
};

export function YesOrNo({ legend, charge, name, value, onChange }: YesOrNoProps) {
  return (
    <ChoiceGroup
      legend={
        <>
          {legend}
          <ChargeMark charge={charge} />
        </>
      }
      name={name}
      columns={2}
      options={[
        { value: "no", label: productMessages.no },
        { value: "yes", label: productMessages.yes },
      ]}
      value={value ? "yes" : "no"}
      onChange={(answer) => onChange(answer === "yes")}
    />
  );
}
