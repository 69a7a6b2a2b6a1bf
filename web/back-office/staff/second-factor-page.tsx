import { useState } from "react";
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { session, startSecondFactor } from "#contract/staff/staff.ts";
import { answerOf } from "../answer-of.ts";
import { callApi } from "../api.ts";
import { EnrolForm } from "./enrol-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { returnAddress, signInAddress } from "./return-address.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, secondFactor } = answerOf(await callApi(session), request);
  const { search, searchParams } = new URL(request.url);
  const isSetUp = staff?.hasSecondFactor ?? secondFactor !== "enrol";
  if (isSetUp) throw redirect(staff ? returnAddress(searchParams) : `/sign-in${search}`);
  const started = await callApi(startSecondFactor);
  if (!started.ok && started.status === 401) throw redirect(signInAddress(request));
  return answerOf(started, request);
}

/** Creates one secret per visit of this page. */
export function shouldRevalidate() {
  return false;
}

export function Component() {
  const { secret, address } = useLoaderData<typeof loader>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const [search] = useSearchParams();
  const navigate = useNavigate();

  if (recoveryCodes) {
    return (
      <SignInFrame
        title="Keep these codes"
        text="Each code signs you in once when your phone is not at hand. They are not shown again."
      >
        <RecoveryCodes codes={recoveryCodes} onKept={() => navigate(returnAddress(search))} />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title="Set up your app"
      text="From now on you sign in with your password and a code from an authenticator app, such as Google Authenticator, Aegis or 1Password."
    >
      <EnrolForm secret={secret} address={address} onConfirmed={setRecoveryCodes} />
    </SignInFrame>
  );
}
