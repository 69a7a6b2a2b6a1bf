import { zodResolver } from "@hookform/resolvers/zod";
import { answerAftercare, askAftercare, withdrawAftercare } from "#contract/aftercare/aftercare.ts";

/** Loaded with the schemas: see `lazy-resolver.ts`. */
export const askResolver = zodResolver(askAftercare.body);
export const answerResolver = zodResolver(answerAftercare.body);
export const withdrawResolver = zodResolver(withdrawAftercare.body);
