import { isSecurityReviewDue, securityContactExpiry } from '@kinemorph/content';

const expires = new Date(securityContactExpiry()).toISOString().slice(0, 10);
if (isSecurityReviewDue(Date.now())) {
  console.error(
    `security.txt expires on ${expires}: check that its mailbox is still read, and write the day into libs/content/src/security-contact.ts`,
  );
  process.exitCode = 1;
} else {
  console.log(`security.txt is good until ${expires}.`);
}
