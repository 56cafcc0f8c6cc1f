export { checkContent, realContent, type Content } from './check-content.ts';
export { campaignFile, placeOfPage, placeOfSlide } from './campaign-file.ts';
export { fileOf } from './files.ts';
export { priceFileProblems, type PriceFileProblem } from './price-file.ts';
export { missingPrice, priceProblems, type PriceProblem } from './prices.ts';
export { sayFound, sayProblem, type Problem } from './problem.ts';
