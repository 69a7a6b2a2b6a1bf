export function SecretNote({ secret, isRenewed }: { secret: string; isRenewed?: boolean }) {
  return (
    <div role="status" className="grid max-w-180 gap-2 rounded-lg border border-line bg-kora p-4">
      <p>The secret that signs its messages. Store it like a password:</p>
      <p className="font-[640] wrap-anywhere select-all">{secret}</p>
      <p className="text-slate">
        It is not shown again.
        {isRenewed && <span>{" For one day messages are also signed with the old secret."}</span>}
      </p>
    </div>
  );
}
