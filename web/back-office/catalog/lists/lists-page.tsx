import { useLoaderData, useSearchParams } from "react-router";
import { getLists } from "#contract/catalog/lists.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { Tabs } from "#web/back-office/ui/tabs.tsx";
import { FabricForm } from "./fabric-form.tsx";
import { ListEditor } from "./list-editor.tsx";
import {
  CategoryForm,
  ChargeForm,
  ColorForm,
  SizeChartForm,
  ThreadForm,
  TrouserForm,
} from "./list-forms.tsx";

export const loader = loaderOf(getLists);

const tabs = [
  { name: "", label: "Categories" },
  { name: "colors", label: "Colours" },
  { name: "fabrics", label: "Fabrics" },
  { name: "threads", label: "Threads" },
  { name: "trousers", label: "Trousers" },
  { name: "size-charts", label: "Size charts" },
  { name: "pricing", label: "Pricing" },
];

export function Component() {
  const [params] = useSearchParams();
  const list = params.get("list") ?? "";
  return (
    <>
      <PageHeader title="Lists" />
      <Tabs
        label="Lists"
        tabs={tabs.map(({ name, label }) => ({
          label,
          to: name === "" ? "?" : `?list=${name}`,
          current: list === name,
        }))}
      />
      <div className="max-w-160">
        <ChosenList list={list} />
      </div>
    </>
  );
}

function ChosenList({ list }: { list: string }) {
  const { categories, colors, fabrics, threads, sizeCharts, trousers, charges } =
    useLoaderData<typeof loader>();
  switch (list) {
    case "colors":
      return (
        <ListEditor
          key={list}
          kind="color"
          entries={colors.map((color) => ({ ...color, name: color.label }))}
          form={(color) => <ColorForm color={color} />}
        />
      );
    case "fabrics":
      return (
        <ListEditor
          key={list}
          kind="fabric"
          entries={fabrics}
          form={(fabric) => <FabricForm fabric={fabric} />}
        />
      );
    case "threads":
      return (
        <ListEditor
          key={list}
          kind="thread"
          entries={threads}
          form={(thread) => <ThreadForm thread={thread} />}
        />
      );
    case "size-charts":
      return (
        <ListEditor
          key={list}
          kind="sizeChart"
          entries={sizeCharts}
          form={(chart) => <SizeChartForm chart={chart} />}
        />
      );
    case "trousers":
      return (
        <ul className="grid rounded-lg border border-line">
          {trousers.map((trouser) => (
            <li key={trouser.name} className="border-line p-3 [&+&]:border-t">
              <TrouserForm trouser={trouser} />
            </li>
          ))}
        </ul>
      );
    case "pricing":
      return (
        <ul className="grid rounded-lg border border-line">
          {charges.map((charge) => (
            <li key={charge.id} className="border-line p-3 [&+&]:border-t">
              <ChargeForm charge={charge} />
            </li>
          ))}
        </ul>
      );
    default:
      return (
        <ListEditor
          key={list}
          kind="category"
          entries={categories}
          form={(category) => <CategoryForm category={category} />}
        />
      );
  }
}
