import { describe, expect, it } from 'vitest';
import { asExample, clientOf } from '../../testing/client.ts';
import { envelope, startServer } from '../../testing/server.ts';
import example from './example.json';
import { subscribe } from './subscribe.ts';

describe('subscribing [AP-5]', () => {
  it('sends the email address, its source and its locale', async () => {
    await using server = await startServer(envelope(2000, 'success', example.answers));
    await subscribe(clientOf(server.origin).client, example.sends);
    const { method, path, sends } = example;
    expect(asExample(server.seen[0])).toEqual({ method, path, sends });
    expect(server.seen[0]?.headers['content-type']).toMatch(/^application\/json/);
  });

  it('shows no message when the API rejects it', async () => {
    await using server = await startServer(envelope(4009, 'Schon angemeldet'));
    const { client, onError } = clientOf(server.origin);
    await expect(subscribe(client, example.sends)).rejects.toMatchObject({ code: 4009 });
    expect(onError).not.toHaveBeenCalled();
  });
});
