/** Where browsers report errors, violations of the policy and vitals: on the site's own origin, in every region. */
export const reportPath = '/_report';
