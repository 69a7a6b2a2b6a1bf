import { useState } from "react";
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { type SecondFactor, session } from "#contract/staff/staff.ts";
import { answerOf } from "../answer-of.ts";
import { callApi } from "../api.ts";
import { returnAddress } from "./return-address.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, secondFactor } = answerOf(await callApi(session), request);
  const { search, searchParams } = new URL(request.url);
  if (staff) throw redirect(returnAddress(searchParams));
  if (secondFactor === "enrol") throw redirect(`/second-factor${search}`);
  return { missing: secondFactor };
}

export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [step, setStep] = useState<SecondFactor>(useLoaderData<typeof loader>().missing);

  return step === "verify" ? (
    <SignInFrame
      title="One more step"
      text="Your password is correct. Now enter the code from your authenticator app."
    >
      {steps()}
    </SignInFrame>
  ) : (
    <SignInFrame title="Sign in" text="Staff sign-in">
      {steps()}
    </SignInFrame>
  );

  function steps() {
    return (
      <SignInSteps
        missing={step}
        onStep={setStep}
        onDone={() => navigate(returnAddress(search), { replace: true })}
        onEnrol={() => navigate(`/second-factor?${search}`, { replace: true })}
      />
    );
  }
}
