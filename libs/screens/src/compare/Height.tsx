/** The distance of the lines behind a robot, in centimetres. */
const step = 10;
const width = 60;

/** A robot of one centimetre, standing on the origin: head, body, arms and legs. */
const robot =
  'M-.07-1h.14v.13h-.14zM-.2-.85h.4l-.06.4h-.28zM-.3-.83h.08v.42h-.08zM.22-.83h.08v.42h-.08zM-.15-.42h.12v.42h-.16v-.08zM.03-.42h.12l.04.34v.08h-.16z';

/**
 * Draws a robot's height, to the same scale everywhere; the text beside it gives the same figure in words. Without a
 * height, only the lines are drawn.
 */
export function Height({
  centimeters,
  tallest,
  className,
}: {
  readonly centimeters: number | undefined;
  readonly tallest: number;
  readonly className?: string;
}) {
  const top = Math.ceil(tallest / step) * step;
  const lines = Array.from({ length: top / step + 1 }, (_, line) => `M0 ${line * step}h${width}`).join('');
  return (
    <svg className={className} viewBox={`0 -1 ${width} ${top + 2}`} aria-hidden="true">
      <path d={lines} fill="none" stroke="currentColor" strokeOpacity=".22" strokeWidth=".3" />
      {centimeters !== undefined && (
        <path d={robot} fill="currentColor" transform={`translate(${width / 2} ${top}) scale(${centimeters})`} />
      )}
    </svg>
  );
}
