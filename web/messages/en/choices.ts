export { englishChoices as choiceWords } from "#contract/cart/choice-words.ts";
