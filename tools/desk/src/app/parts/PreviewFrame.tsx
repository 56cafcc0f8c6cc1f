import type { Instant } from '@kinemorph/content/time';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DeskRegion } from '../../api.ts';
import { previewHost, sitePath } from '../../preview/address.ts';
import * as appStyles from '../App.css.ts';
import { copyText } from './copy-text.ts';
import * as styles from './PreviewFrame.css.ts';

export const devices = {
  phone: { name: 'Phone', width: 390, height: 780 },
  tablet: { name: 'Tablet', width: 820, height: 1100 },
  window: { name: 'Window', width: 1440, height: 900 },
} as const;
export type Device = keyof typeof devices;

interface PreviewFrameProps {
  readonly port: number;
  readonly region: Pick<DeskRegion, 'id' | 'site' | 'home'>;
  readonly path: string;
  readonly at: Instant;
  readonly device: Device;
  readonly title: string;
  /** Origin of the site itself, with time travel: for a link to share. */
  readonly siteOrigin: string;
  /** Another one loads the page again. */
  readonly version: string;
}

/** A page of the site at an instant, in a frame of a device's size. */
export function PreviewFrame({ port, region, path, at, device, title, siteOrigin, version }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height } = devices[device];
  const src = `http://${previewHost({ at, site: region.site })}:${port}${sitePath(region, path)}`;
  const link = `${siteOrigin}${sitePath(region, path)}?at=${new Date(at).toISOString()}`;
  useLayoutEffect(() => {
    const [outer, inner] = [box.current, frame.current];
    if (!outer || !inner) return;
    // Set as properties: the CSP allows no style attributes in markup, and the scale is known only here.
    const observer = new ResizeObserver(() => {
      const scale = outer.clientWidth / width;
      inner.style.inlineSize = `${width}px`;
      inner.style.blockSize = `${height}px`;
      inner.style.transform = `scale(${scale})`;
      outer.style.blockSize = `${Math.round(height * scale)}px`;
    });
    observer.observe(outer);
    return () => observer.disconnect();
  }, [width, height]);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <strong>{title}</strong>
        <span className={appStyles.row}>
          <a className={appStyles.soft} href={src} target="_blank" rel="noreferrer">
            Open this page
          </a>
          <button
            type="button"
            className={styles.copy}
            title={`${link}: opens where the site runs with time travel, as npm start does`}
            onClick={() => copyText('The preview link', link)}
          >
            Copy a preview link
          </button>
        </span>
      </figcaption>
      <div ref={box} className={styles.box}>
        <iframe key={version} ref={frame} className={styles.frame} src={src} title={title} data-preview={region.id} />
      </div>
    </figure>
  );
}

/**
 * Scrolls all frames of the window together: each reports its position, as a share of its height, and the others
 * follow.
 */
export function useScrolledTogether(): void {
  useEffect(() => {
    const onMessage = ({ data, source }: MessageEvent) => {
      const share = (data as { kinemorphScroll?: unknown } | null)?.kinemorphScroll;
      if (typeof share !== 'number') return;
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-preview]'))
        if (frame.contentWindow !== source) frame.contentWindow?.postMessage({ kinemorphScrollTo: share }, '*');
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
}
