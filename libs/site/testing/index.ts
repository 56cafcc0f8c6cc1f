export { checkout, copySources, linkPackages } from './servers/copy-sources.ts';
export {
  lighthousePhone,
  recordArrivals,
  type Arrival,
  type ArrivalRecorder,
  type FileKind,
} from './pages/arrivals.ts';
export { axeViolations } from './pages/axe.ts';
export { readDocument, type ReadDocument } from './pages/document.ts';
export { eventually } from './servers/eventually.ts';
export { ask, say, type Answer } from './servers/http.ts';
export {
  startBuiltSite,
  startSandbox,
  startSourceSite,
  type BuiltApp,
  type StartedProcess,
} from './servers/processes.ts';
export { largestPicture, largestPictureBudget, phone } from './pages/largest-picture.ts';
export { sandboxControls, type SandboxFault } from './servers/sandbox-controls.ts';
export { hydrated, openWatched, type WatchedPage, type WatchOptions } from './pages/watched-page.ts';
export { vocabularyProblems } from './pages/schema-vocabulary.ts';
export { readStructuredData, type ReadStructuredData } from './pages/structured-data.ts';
export type { Tab } from './pages/tab.ts';
export { visitedSite, type VisitedSite } from './pages/visited-site.ts';
export { productNames, words, type Topic } from './pages/words.ts';
