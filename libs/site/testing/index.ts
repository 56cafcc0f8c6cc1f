export { freePort, startBuiltSite, startSandbox, type StartedProcess } from './processes.ts';
