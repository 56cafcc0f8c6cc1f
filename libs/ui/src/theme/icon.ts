import url from './favicon.svg?no-inline';

/** The address of the mark that stands in browser tabs. */
export const icon = url;
