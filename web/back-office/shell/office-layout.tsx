import { useState } from "react";
import { type LoaderFunctionArgs, Outlet, redirect, ScrollRestoration, useMatches } from "react-router";
import { session } from "#contract/staff/staff.ts";
import { isOfficeRole } from "#contract/values/staff-roles.ts";
import { FollowWaiting } from "#web/back-office/orders/live-orders/follow-waiting.tsx";
import { LiveOrders } from "#web/back-office/orders/live-orders/live-orders.tsx";
import { clearSessionEnd } from "#web/back-office/ui/session-end.ts";
import { Shortcuts } from "#web/back-office/ui/shortcuts/shortcuts.tsx";
import { contentId, PageChange } from "#web/shell/page-change.tsx";
import { PageLoader } from "#web/shell/page-loader.tsx";
import { ToastPlace } from "#web/shell/toast-place.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { answerOf } from "../answer-of.ts";
import { callApi } from "../api.ts";
import { ClosedShop } from "../settings/open-shop.tsx";
import { ConfirmIdentity } from "../staff/confirm-identity.tsx";
import { signInAddress } from "../staff/return-address.ts";
import { SessionEnded } from "../staff/session-ended.tsx";
import { type ShellData, useStaff } from "../staff/use-staff.ts";
import { OfficeTitle } from "../ui/office-title.tsx";
import { AskBeforeLeaving } from "./ask-before-leaving.tsx";
import { DoorTabs } from "./door-tabs.tsx";
import { OfficeNavigation } from "./office-navigation.tsx";

export async function loader({ request }: LoaderFunctionArgs): Promise<ShellData> {
  const { staff } = answerOf(await callApi(session), request);
  if (!staff) throw redirect(signInAddress(request));
  clearSessionEnd();
  return { staff };
}

/** The router gives the first page of every visit the same key: it would open where another one was left. */
const firstKey = `opened ${performance.timeOrigin}`;

/** Loads the signed-in account once; calls detect an ended session. */
export function shouldRevalidate() {
  return false;
}

export function Component() {
  const staff = useStaff();
  const [helping, setHelping] = useState(false);
  const isForRole = useMatches().every(({ handle }) => isMeantFor(staff.role, handle));
  return (
    <div className="office-grid grid min-h-dvh content-start lg:grid-cols-[212px_minmax(0,1fr)] lg:content-stretch">
      <a
        href={`#${contentId}`}
        className="absolute start-3 -top-20 z-70 rounded-md bg-paper px-4 py-3 shadow-2 focus:top-3"
      >
        Skip to content
      </a>
      <PageLoader />
      <OfficeNavigation staff={staff} onHelp={() => setHelping(true)} />
      <main
        id={contentId}
        tabIndex={-1}
        className="office-main min-w-0 px-[clamp(16px,2vw,28px)] pt-4.5 pb-10 outline-none"
      >
        <ClosedShop />
        <DoorTabs role={staff.role} />
        {isForRole ? <Outlet /> : <OtherRole />}
      </main>
      <AskBeforeLeaving />
      {isOfficeRole(staff.role) ? <LiveOrders /> : <FollowWaiting />}
      <Shortcuts open={helping} onOpenChange={setHelping} />
      <SessionEnded email={staff.email} />
      <ConfirmIdentity />
      <ToastPlace />
      <PageChange />
      <ScrollRestoration getKey={({ key }) => (key === "default" ? firstKey : key)} />
    </div>
  );
}

function isMeantFor(role: string, handle: unknown): boolean {
  if (typeof handle !== "object" || handle === null || !("roles" in handle)) return true;
  return Array.isArray(handle.roles) && handle.roles.includes(role);
}

function OtherRole() {
  return (
    <div className="grid justify-items-start gap-4">
      <OfficeTitle title="Not your page" />
      <h1>Not your page</h1>
      <p className="text-slate">Your role does not cover this page. Ask the owner if you need it.</p>
      <ButtonLink to="/" look="secondary">
        Back to the start
      </ButtonLink>
    </div>
  );
}
