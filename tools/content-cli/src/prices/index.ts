export { difference } from './difference.ts';
export { checkLines } from './check-lines.ts';
export { marked, plan } from './plan.ts';
export { tellPlan } from './report.ts';
export { keyOf, rowsOf, type Kind, type PriceRow, type WrittenRow } from './row.ts';
export { type SheetLine } from './sheet.ts';
export { edited, prove, writeAll } from './write.ts';
