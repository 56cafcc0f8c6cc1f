export { axeViolations } from './axe.ts';
export { readDocument, type ReadDocument } from './document.ts';
export { ask, say, type Answer } from './http.ts';
export { freePort, startBuiltSite, startSandbox, type StartedProcess } from './processes.ts';
export { largestPicture, largestPictureBudget, phone } from './largest-picture.ts';
export { sandboxControls, type SandboxFault } from './sandbox-controls.ts';
export { hydrated, openWatched, type WatchedPage, type WatchOptions } from './watched-page.ts';
export { readStructuredData, type ReadStructuredData } from './structured-data.ts';
export { words, type Topic } from './words.ts';
