import '@kinemorph/ui/themes/brand';
import { loadMessages, loadNewsletterPopup, screens } from '@kinemorph/screens';
import { startSite } from '@kinemorph/site/client';

void startSite({ screens, loadMessages, loadNewsletterPopup });
