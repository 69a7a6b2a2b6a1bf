import type { workStageMessages as English } from "../en/work-stages.ts";

export const workStageMessages: typeof English = {
  reached: { started: "کام جاری", cut: "کٹ گیا", sewn: "سل گیا", packed: "پیک ہو گیا" },
  mark: {
    started: "کام شروع کریں",
    cut: "کٹ گیا درج کریں",
    sewn: "سل گیا درج کریں",
    packed: "پیک ہو گیا درج کریں",
  },
  waitsForPayment: "ادائیگی کا انتظار ہے",
};
