export { checkContent, realContent, type Content } from './check-content.ts';
export { fileOf } from './files.ts';
export { priceProblems, type PriceProblem } from './prices.ts';
export { sayFound, sayProblem, type Problem } from './problem.ts';
