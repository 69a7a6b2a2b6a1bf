import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Job } from "#contract/back-office/job-tickets.ts";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { backOffice } from "../api.ts";

/** Notes that the workshop has begun with orders, or not yet after all, and shows them so. */
export function useStartWork(onDone: () => void = () => undefined) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function start(jobs: readonly Pick<Job, "id">[], isStarted: boolean) {
    setBusy(true);
    const result = await backOffice.jobTickets.start({ body: { ids: jobs.map(({ id }) => id), isStarted } });
    if (result.ok) {
      await revalidate();
      const { changed } = result.data;
      const orders = changed === 1 ? "1 order" : `${changed} orders`;
      toastSuccess(isStarted ? `${orders} in work` : `${orders} back to cut`);
      onDone();
    } else toastError(result.error.error);
    setBusy(false);
  }

  return { busy, start };
}
