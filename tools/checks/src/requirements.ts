import { coverage, coverageLines, isTestFile } from './requirement-ids.ts';
import { committedPaths, readText, textFiles } from './workspace.ts';

const result = coverage(readText('docs/requirements.md'), textFiles(committedPaths().filter(isTestFile)));
console.log(coverageLines(result).join('\n'));
if (result.unknown.length > 0) process.exitCode = 1;
