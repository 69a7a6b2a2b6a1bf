import { useLoaderData, useNavigate } from "react-router";
import { z } from "zod";
import { getLists } from "#contract/catalog/lists.ts";
import { getFabric } from "#contract/workshop/fabric.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { fabricAddress } from "./fabric-labels.ts";

export const loader = loaderOf(getLists);

const schema = z.object({ fabric: getFabric.query.shape.fabric, color: getFabric.query.shape.color });

export function Component() {
  const { fabrics, colors } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema,
    values: { fabric: "", color: "" },
    async send({ fabric, color }) {
      await navigate(fabricAddress({ fabric: { id: fabric }, color: { id: color } }));
    },
  });
  return (
    <Form {...formProps} autoComplete="off">
      <PageHeader title="Count a fabric" crumbs={[{ label: "Fabric list", to: "/cloth" }]} />
      <FormSection title="Fabric and colour" text="The fabrics and colours come from Lists.">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="fabric" as={SelectField} label="Fabric">
            <option value="">Choose</option>
            {fabrics.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Field>
          <Field name="color" as={SelectField} label="Colour">
            <option value="">Choose</option>
            {colors.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Field>
        </div>
      </FormSection>
      <FormActions busy={busy} failure={failure} label="Go on" busyLabel="Opening..." cancelTo="/cloth" />
    </Form>
  );
}
