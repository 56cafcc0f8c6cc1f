import { Picture, Price } from '@kinemorph/ui';
import type { LeadModel } from './groups.server.ts';
import { figure, lead, leads, machine, name as title, words } from './Leads.css.ts';

/** The machines that lead the open stage, beside the sale's own words: what they are, what they cost now, and what they cost before. */
export function Leads({ machines }: { readonly machines: readonly LeadModel[] }) {
  return (
    <ul className={leads} role="list">
      {machines.map(({ key, name, picture, price, href }) => (
        <li key={key} className={machine}>
          <a className={lead} href={href}>
            <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 768px) 20vw, 30vw" imageClass={figure} />
            <span className={words}>
              <span className={title}>{name}</span>
              <Price
                current={price.current}
                currentLabel={price.currentLabel}
                was={price.was}
                wasLabel={price.wasLabel}
                saving={price.saving}
                lowest={price.lowest}
              />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
