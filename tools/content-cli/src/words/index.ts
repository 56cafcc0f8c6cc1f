export { neededIn, textsOf, source, wordFiles, wordFolders, written, type Places, type WordFolder } from './folders.ts';
export { placeholders } from './message.ts';
export { newProblems } from './new-problems.ts';
export type { WordProblem } from './rule.ts';
export { budgetOf, columnsOf, slotOf } from './slots.ts';
export { readWordFile } from './word-file.ts';
export { editedFile, isEmpty, ownText, withFile } from '../sheets/write-words.ts';
export { usesOf } from '../find/uses.ts';
