import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { instant } from "#contract/values/instant.ts";
import { staffPasswordMinLength } from "#contract/values/limits.ts";
import { passwordOfAtLeast, typedPassword } from "#contract/values/passwords.ts";
import { plainText } from "#contract/values/plain-text.ts";
import { reason } from "#contract/values/reason.ts";
import { everyone, office, owner, staffRoles } from "#contract/values/staff-roles.ts";
import { emailAddress, line, requiredLine } from "#contract/values/text.ts";

const message = z.string();

export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  hasSecondFactor: z.boolean(),
});
export type StaffMember = z.infer<typeof staffMember>;

/** The step after the password: a code of the authenticator app (`verify`), or its enrolment (`enrol`). */
const secondFactor = z.enum(["verify", "enrol", "none"]);
export type SecondFactor = z.infer<typeof secondFactor>;

/** NIST SP 800-63B-4 requires 15 where the password may be the only factor. */
export const newStaffPassword = passwordOfAtLeast(staffPasswordMinLength);

/** Six digits of an authenticator app; spaces do not count. */
const appCode = z
  .string(reason("ENTER_THE_CODE_OF_YOUR_APP"))
  .transform((code) => plainText(code).replace(/[\s-]/g, ""))
  .pipe(
    z
      .string()
      .min(1, reason("ENTER_THE_CODE_OF_YOUR_APP"))
      .regex(/^\d{6}$/, reason("ENTER_THE_SIX_DIGITS_OF_YOUR_APP")),
  );

export const login = endpoint({
  method: "POST",
  path: "/api/admin/login",
  summary: "Starts a session of staff; `staff` is null while the second factor is missing.",
  body: z.object({ email: emailAddress, password: typedPassword }),
  success: { status: 200, body: z.object({ secondFactor, staff: staffMember.optional() }) },
});

export const verifySecondFactor = endpoint({
  method: "POST",
  path: "/api/admin/verifySecondFactor",
  summary: "Completes a login with a code of the app, or with a recovery code, which works once.",
  body: z.object({ code: requiredLine(40, reason("APP_OR_RECOVERY_CODE")) }),
  success: { status: 200, body: z.object({ staff: staffMember }) },
});

export const confirmIdentity = endpoint({
  method: "POST",
  path: "/api/admin/confirmIdentity",
  roles: everyone,
  summary:
    "Confirms that the sender is at the device, with a code of their app or a recovery code, without an app with their password.",
  body: z.object({
    code: line(40).optional(),
    password: typedPassword.optional(),
  }),
  success: messageSuccess,
});

export const startSecondFactor = endpoint({
  method: "POST",
  path: "/api/admin/startSecondFactor",
  summary: "Creates a secret for an authenticator app, as text and as an address to show as a QR code.",
  success: { status: 200, body: z.object({ secret: z.string(), address: z.string() }) },
});

export const confirmSecondFactor = endpoint({
  method: "POST",
  path: "/api/admin/confirmSecondFactor",
  summary:
    "Switches the second factor on with a first code of the app. The recovery codes are shown only now.",
  body: z.object({ code: appCode }),
  success: { status: 200, body: z.object({ staff: staffMember, recoveryCodes: z.array(z.string()) }) },
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/admin/renewRecoveryCodes",
  roles: everyone,
  summary: "Replaces all recovery codes of the sender; needs a fresh code of the app.",
  body: z.object({ code: appCode }),
  success: { status: 200, body: z.object({ recoveryCodes: z.array(z.string()) }) },
});

export const session = endpoint({
  method: "GET",
  path: "/api/admin/session",
  summary:
    "The member of staff of this session, and the missing step of the login. Both null: not logged in.",
  success: {
    status: 200,
    body: z.object({
      staff: staffMember.nullable(),
      secondFactor,
      /** The next call about money, staff, keys or exports asks to confirm first who it is. */
      mustConfirm: z.literal(true).optional(),
    }),
  },
});

export const logout = endpoint({
  method: "POST",
  path: "/api/admin/logout",
  summary: "Ends the session, if there is one.",
  success: messageSuccess,
});

export const changePassword = endpoint({
  method: "POST",
  path: "/api/admin/changePassword",
  roles: everyone,
  summary: "Sets a new password for the sender and ends their other sessions.",
  body: z.object({ currentPassword: typedPassword, newPassword: newStaffPassword }),
  success: messageSuccess,
});

export const choosePassword = endpoint({
  method: "POST",
  path: "/api/admin/choosePassword",
  summary: "Sets a password with the token of a link, which works once, and logs in as `login` does.",
  body: z.object({ token: requiredLine(100, reason("OPEN_THE_LINK_AGAIN")), newPassword: newStaffPassword }),
  success: {
    status: 200,
    body: z.object({ message, email: z.string(), secondFactor, staff: staffMember.optional() }),
  },
});

export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/admin/forgotPassword",
  summary:
    "Mails a link to choose a password with, if the address is one of staff; the answer is always the same.",
  body: z.object({ email: emailAddress }),
  success: messageSuccess,
});

export const staffAccount = staffMember.extend({
  isActive: z.boolean(),
  /** Whether a password is set; otherwise a password link is needed. */
  hasPassword: z.boolean(),
  createdAt: instant,
  /** Time of the last use of a session; null if not lately. */
  lastSeenAt: instant.nullable(),
  /** End of the link with which a password may be chosen; null without one. */
  invitedUntil: instant.nullable(),
});
export type StaffAccount = z.infer<typeof staffAccount>;

const staffName = requiredLine(100, reason("ENTER_THE_NAME"));
const role = z.enum(staffRoles, reason("CHOOSE_A_ROLE"));
const id = requiredLine(100, reason("NAME_THE_MEMBER_OF_STAFF"));

/** Single-use link to set a password, with expiry. Shown to the owner and not stored. */
const passwordLink = z.object({ address: z.string(), validUntil: instant });
export type PasswordLink = z.infer<typeof passwordLink>;

export const listStaff = endpoint({
  method: "GET",
  path: "/api/admin/staff/list",
  roles: owner,
  summary: "All present and former staff, by name.",
  success: { status: 200, body: z.object({ staff: z.array(staffAccount) }) },
});

export const createStaff = endpoint({
  method: "POST",
  path: "/api/admin/staff/create",
  roles: owner,
  asksWho: true,
  summary: "Creates an account for a member of staff and mails them a link to choose a password.",
  body: z.object({ name: staffName, email: emailAddress, role }),
  success: { status: 201, body: z.object({ staff: staffAccount, passwordLink }) },
});

export const updateStaff = endpoint({
  method: "POST",
  path: "/api/admin/staff/update",
  roles: owner,
  asksWho: true,
  summary: "Changes the given fields; a new role or leaving ends every session of the person.",
  body: z.object({
    id,
    name: staffName.optional(),
    role: role.optional(),
    isActive: z.boolean().optional(),
  }),
  success: { status: 200, body: z.object({ staff: staffAccount }) },
});

export const resetSecondFactor = endpoint({
  method: "POST",
  path: "/api/admin/staff/resetSecondFactor",
  roles: owner,
  asksWho: true,
  summary: "Resets the second factor of a member of staff and ends their sessions.",
  body: z.object({ id }),
  success: { status: 200, body: z.object({ staff: staffAccount }) },
});

export const createPasswordLink = endpoint({
  method: "POST",
  path: "/api/admin/staff/createPasswordLink",
  roles: owner,
  asksWho: true,
  summary: "Creates a link to choose a new password; earlier links of the person end.",
  body: z.object({ id }),
  success: { status: 200, body: z.object({ passwordLink }) },
});

export const sendInvitation = endpoint({
  method: "POST",
  path: "/api/admin/staff/sendInvitation",
  roles: owner,
  asksWho: true,
  summary: "Mails a new link to choose a password; earlier links of the person end.",
  body: z.object({ id }),
  success: { status: 200, body: z.object({ staff: staffAccount }) },
});

export const withdrawInvitation = endpoint({
  method: "POST",
  path: "/api/admin/staff/withdrawInvitation",
  roles: owner,
  summary: "Ends all links of a person to choose a password.",
  body: z.object({ id }),
  success: { status: 200, body: z.object({ staff: staffAccount }) },
});

/** `before` and `after` hold the changed fields, and never a secret. */
export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  staff: z.object({ id: z.string(), name: z.string() }),
  action: z.string(),
  /** The change in plain English, with names instead of ids. */
  sentence: z.string(),
  /** `number` is that of an order. */
  subject: z.object({ kind: z.string(), id: z.string(), number: z.string().optional() }),
  /** The changed fields in words; null on a side that has none. */
  changes: z.array(
    z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAuditLog = endpoint({
  method: "GET",
  path: "/api/admin/auditLog/list",
  roles: office,
  summary: "Changes by staff, newest first, fifty a page.",
  query: z.object({
    ...pageQuery,
    staff: line(100).optional(),
    subjectKind: line(50).optional(),
    /** Used only together with the kind. */
    subjectId: line(100).optional(),
    order: line(40).optional(),
    /** The first and the last day, in Karachi. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  success: {
    status: 200,
    body: pageOf(auditEntry).extend({
      people: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  },
});
