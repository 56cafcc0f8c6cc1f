import type { ProofOfPurchase } from '@kinemorph/api-client/calls/send-support-request';

/**
 * The longest sides to which a large photo is reduced, one after the other, in pixels; a receipt is legible at each.
 */
const sides = [2400, 1800, 1200];

/**
 * Reads a file for sending. A photo that is too large is made smaller; undefined if it can't be read, or does not get
 * small enough.
 */
export async function readProof(file: File, sentBytes: number): Promise<ProofOfPurchase | undefined> {
  try {
    const sent = file.size <= sentBytes ? file : await makeSmaller(file, sentBytes);
    if (!sent) return undefined;
    const type = sent.type as ProofOfPurchase['type'];
    return { name: nameOf(file, type), type, data: toBase64(new Uint8Array(await sent.arrayBuffer())) };
  } catch {
    return undefined;
  }
}

/** Returns a name of at most 100 characters with the extension of the sent type. */
function nameOf({ name }: File, type: string): string {
  const stem =
    name
      .replace(/\.[^.]*$/, '')
      .slice(0, 90)
      .trim() || 'file';
  return `${stem}.${type === 'image/jpeg' ? 'jpg' : type.replace(/.*\//, '')}`;
}

async function makeSmaller(file: File, sentBytes: number): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file);
  try {
    for (const side of sides) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
      const context = canvas.getContext('2d');
      if (!context) return undefined;
      // Transparent pixels would become black.
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, 'image/jpeg', 0.8);
      });
      if (blob && blob.size <= sentBytes) return blob;
    }
    return undefined;
  } finally {
    picture.close();
  }
}

/** Encodes bytes in parts, since a function accepts a limited number of arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
