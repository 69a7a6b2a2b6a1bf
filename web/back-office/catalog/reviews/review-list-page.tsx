import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listOfficeReviews } from "#contract/catalog/office-reviews.ts";
import Star from "#icons/star.mjs";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { queryOf } from "#web/back-office/query-of.ts";
import { KeysetPager } from "#web/back-office/ui/keyset-pager.tsx";
import { FilterSelect, ListFilters } from "#web/back-office/ui/list-filters.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ReviewEntry } from "./review-entry.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(
    await callApi(listOfficeReviews, { query: queryOf(listOfficeReviews.query, request) }),
    request,
  );
}

const ratings = ["5", "4", "3", "2", "1"].map((value) => ({
  value,
  label: value === "1" ? "1 star" : `${value} stars`,
}));

const shownOptions = [
  { value: "yes", label: "Shown" },
  { value: "no", label: "Hidden" },
];

export function Component() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Reviews" />
      <ListFilters>
        <FilterSelect name="rating" label="Rating" all="All ratings" options={ratings} />
        <FilterSelect name="shown" label="Shown in the shop" all="Shown or hidden" options={shownOptions} />
      </ListFilters>
      {items.length === 0 ? (
        <EmptyState icon={Star} title="No reviews here" />
      ) : (
        <ol className="rounded-lg border border-line">
          {items.map((review) => (
            <ReviewEntry key={review.id} review={review} />
          ))}
        </ol>
      )}
      <KeysetPager next={next} />
    </>
  );
}
