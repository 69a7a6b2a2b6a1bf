import { choiceLabels } from "#web/messages/en/choices.ts";
import { tabletMessages } from "#web/messages/en/tablet.ts";
import { workStageMessages } from "#web/messages/en/work-stages.ts";
import { workshopMessages } from "#web/messages/en/workshop.ts";

export const choices = choiceLabels;
export const stages = workStageMessages;
export const papers = workshopMessages;
export const tablet = tabletMessages;
/** Days as everywhere in the back office. */
export const locale = "en-GB";
export const direction = "ltr";
