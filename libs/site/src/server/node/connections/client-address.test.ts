import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (remoteAddress: string | undefined, forwarded?: string | string[]) => ({
  socket: { remoteAddress },
  headers: { 'x-forwarded-for': forwarded },
});

describe('client address', () => {
  it('without proxies: is the connection’s address, and X-Forwarded-For is ignored', () => {
    expect(clientAddress(from('203.0.113.7'), 0)).toBe('203.0.113.7');
    expect(clientAddress(from('203.0.113.7', '1.2.3.4'), 0)).toBe('203.0.113.7');
    expect(clientAddress(from('::ffff:203.0.113.7'), 0)).toBe('203.0.113.7');
    expect(clientAddress(from('2001:db8::1'), 0)).toBe('2001:db8::1');
  });

  it('behind proxies: is the address that the outermost proxy saw, not one that the client sent', () => {
    expect(clientAddress(from('10.0.0.1', '203.0.113.7'), 1)).toBe('203.0.113.7');
    expect(clientAddress(from('10.0.0.1', '1.2.3.4, 203.0.113.7'), 1)).toBe('203.0.113.7');
    expect(clientAddress(from('10.0.0.1', '1.2.3.4, 203.0.113.7,10.0.0.2'), 2)).toBe('203.0.113.7');
    expect(clientAddress(from('10.0.0.1', ['1.2.3.4', '2001:db8::7']), 1)).toBe('2001:db8::7');
  });

  it.each([undefined, '', 'unknown', 'evil\r\nx: y', '203.0.113.7:443', ',', '999.1.1.1'])(
    'behind a proxy that sends %j: is the connection’s address',
    (forwarded) => {
      expect(clientAddress(from('10.0.0.1', forwarded), 1)).toBe('10.0.0.1');
      expect(clientAddress(from(undefined, forwarded), 1)).toBe('');
    },
  );
});
