import { choiceLabels } from "#web/messages/ur/choices.ts";
import { language } from "#web/messages/ur/language.ts";
import { tabletMessages } from "#web/messages/ur/tablet.ts";
import { workStageMessages } from "#web/messages/ur/work-stages.ts";
import { workshopMessages } from "#web/messages/ur/workshop.ts";

/** The tailor reads how it is cut; shoppers read the words of the product page. */
export const choices = { ...choiceLabels, customSize: workshopMessages.measured };
export const stages = workStageMessages;
export const papers = workshopMessages;
export const tablet = tabletMessages;
export const { locale } = language;
export const direction = "rtl";
