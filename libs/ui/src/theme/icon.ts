import url from './favicon.svg?no-inline';

/** The address of the favicon. */
export const icon = url;
