import { useLoaderData, useRevalidator } from "react-router";
import { exportProducts, listImports } from "#contract/catalog/product-files.ts";
import Download from "#icons/download.mjs";
import FileUp from "#icons/file-up.mjs";
import { loaderOf } from "#web/back-office/load.ts";
import { DropZone } from "#web/back-office/ui/drop-zone.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { StockFiles } from "../stock/stock-files.tsx";
import { ImportFindings } from "./import-findings.tsx";
import { describeImport, figure } from "./import-labels.ts";
import { ImportList } from "./import-list.tsx";
import type { ImportStep } from "./send-import.ts";
import { useImport } from "./use-import.ts";

export const loader = loaderOf(listImports);

export function Component() {
  const { imports } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { state, check, save, stop } = useImport(revalidate);
  const { sentence, isFailure } = describeImport(state);
  const isSaving = state.phase === "working" && state.save;
  const result = state.phase === "done" ? state.result : undefined;
  return (
    <>
      <PageHeader title="Import and export" crumbs={[{ label: "Products", to: "/products" }]} />
      <FormSection
        title="Export"
        text="All products, including hidden ones, with all fields except pictures."
      >
        <div>
          <a href={exportProducts.path} download className={buttonClasses("secondary", false)}>
            <Icon icon={Download} />
            Download all products
          </a>
        </div>
      </FormSection>
      <FormSection title="Import" text={<Rules />}>
        <DropZone
          icon={FileUp}
          title="Drop a CSV file here or choose one"
          hint="You see a preview first. Nothing changes until you confirm."
          accept=".csv,text/csv"
          disabled={isSaving}
          onChosen={([file]) => file && check(file)}
        />
        <p role="status" className={`wrap-anywhere ${isFailure ? "text-anar" : "font-[540]"}`}>
          {sentence}
        </p>
        {state.phase === "working" && <ImportProgress step={state.step} save={isSaving} onStop={stop} />}
        {result?.outcome === "imported" && <TextLink to="/products">See the products</TextLink>}
      </FormSection>
      {state.phase === "done" && state.result.outcome === "checked" && (
        <div className="grid gap-4 lg:ps-68">
          <ImportFindings name={state.file.name} result={state.result} onSave={save} />
        </div>
      )}
      <ImportList imports={imports} />
      <StockFiles />
      <KeepUnsaved
        when={isSaving}
        title="Leave and stop the import?"
        text="Products that are already saved stay as they are now. Import the same file again to continue."
      />
    </>
  );
}

function Rules() {
  return (
    <>
      A row with an id, or with the code of a product, changes that product; any other row adds one. Columns
      that are left out stay as they are. Separate entries of a list with a bar:{" "}
      <span className="whitespace-nowrap">S | M | L</span>.
    </>
  );
}

type ImportProgressProps = { step: ImportStep; save: boolean; onStop: () => void };

function ImportProgress({ step, save, onStop }: ImportProgressProps) {
  const part = step.step === "sending" ? step.part : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
      <progress
        aria-label={part === undefined ? "Rows" : "Sent"}
        {...(part === undefined ? {} : { value: part })}
        className="h-1.5 w-full accent-siyahi"
      />
      <Button look="quiet" onClick={onStop}>
        {save ? "Stop the import" : "Stop"}
      </Button>
      {step.step !== "sending" && <p className="text-sm text-slate">{figure(step.rows)} rows so far</p>}
    </div>
  );
}
