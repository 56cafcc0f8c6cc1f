/**
 * The path for browsers' reports of errors, policy violations and vitals: on the site's own origin, in every region.
 */
export const reportPath = '/_report';
