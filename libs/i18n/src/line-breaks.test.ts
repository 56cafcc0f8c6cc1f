import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keepAddress,
  keepDay,
  keepHyphens,
  keepName,
  keepNumber,
  keepNumberInSentence,
  keepSyllables,
  keepWords,
  withoutJoiners,
} from './line-breaks.ts';

/** Returns a text with visible no-break marks: _ for a space, + for a joiner. */
const seen = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '+');

describe('a number', () => {
  it.each([
    ['a phone number in groups', '+49 30 2312 5142', '+49_30_2312_5142'],
    ['a phone number without a word joiner', '+81 3 0000 0142', '+81_3_0000_0142'],
    ['a VAT number', 'GB 000 0000 00', 'GB_000_0000_00'],
    ['a number of a register among words', 'Kamer van Koophandel, KVK 00000000', 'Kamer van Koophandel, KVK_00000000'],
    ['a phone number with an area code', '(202) 555-0142', '(202)_555-0142'],
    ['a phone number before an address', '+33 1 99 00 01 42, mail@example.com', '+33_1_99_00_01_42, mail@example.com'],
  ])('keeps %s on one line', (_, text, kept) => {
    expect(seen(keepNumber(text))).toBe(kept);
  });

  it('has a word joiner after its hyphen only in a sentence', () => {
    expect(seen(keepNumberInSentence('021-0000 0142'))).toBe('021-+0000_0142');
    expect(seen(keepNumber('021-0000 0142'))).toBe('021-0000_0142');
  });

  it('does not change if the text has no figures', () => {
    for (const text of ['Claire Morel, présidente', 'Amtsgericht Berlin', '']) expect(keepNumber(text)).toBe(text);
  });
});

describe('an address', () => {
  it.each([
    ['Getriebestraße 12', 'Getriebestraße_12'],
    ['12 rue des Engrenages', '12_rue des Engrenages'],
    ['2100 Servo Avenue, Suite 300', '2100_Servo Avenue, Suite_300'],
    ['1019 ZZ Amsterdam', '1019_ZZ_Amsterdam'],
    ['London E1 0XX', 'London E1_0XX'],
    ['Nuage SARL, 1 place du Serveur, 59000 Lille, +33 1 99', 'Nuage SARL, 1_place du Serveur, 59000_Lille, +33_1_99'],
    ['서보로 12, 7층', '서보로_12, 7층'],
  ])('keeps its numbers with their names: %s', (address, kept) => {
    expect(seen(keepAddress(address))).toBe(kept);
    expect(keepAddress(keepAddress(address))).toBe(keepAddress(address));
  });
});

describe('a name', () => {
  it.each([
    ['at its space alone', 'オプティマス プライム', 'オ+プ+テ+ィ+マ+ス プ+ラ+イ+ム'],
    ['nowhere', '旗舰版大黄蜂', '旗+舰+版+大+黄+蜂'],
    ['nowhere beside Latin letters and figures', '星际侦察兵K1 Pro', '星+际+侦+察+兵+K1_Pro'],
    ['not at the dot between its words', 'リンド・ヴィスト', 'リ+ン+ド+・+ヴ+ィ+ス+ト'],
    ['not before the last of three Korean words', '플래그십 옵티머스 프라임', '플래그십 옵티머스_프라임'],
    ['at the space of two Korean words', '플래그십 범블비', '플래그십 범블비'],
    ['as before where it is Latin', 'K1 Pro Interstellar Scout', 'K1 Pro Interstellar Scout'],
  ])('breaks %s', (_, name, kept) => {
    expect(seen(keepName(name))).toBe(kept);
  });
});

describe('protected words', () => {
  const keep = keepWords(['大黄蜂', '大黄', 'T9-E', 'ユーザーID', '국가/지역']);

  it('have no line break inside, and the text around them does not change', () => {
    expect(seen(keep('大黄蜂会用动作回应'))).toBe('大+黄+蜂会用动作回应');
    expect(seen(keep('ユーザーIDも送信'))).toBe('ユ+ー+ザ+ー+IDも送信');
    expect(seen(keep('T9-E는 T9-E입니다'))).toBe('T9-+E는 T9-+E입니다');
    expect(seen(keep('현재 국가/지역에서'))).toBe('현재 국가/+지역에서');
  });

  it('do not change when they are processed a second time', () => {
    expect(keep(keep('大黄蜂和T9-E'))).toBe(keep('大黄蜂和T9-E'));
  });

  it.each([
    ['充电约90分钟即可再次出发', '充电约90+分+钟即可再次出发'],
    ['2年质保，7天内', '2+年质保，7+天内'],
    ['3個から1,000人まで、2時間', '3+個から1,000+人まで、2+時+間'],
    ['第2页的T9说', '第2页的T9说'],
  ])('include numbers with their unit: %s', (text, kept) => {
    expect(seen(keepWords(['分钟'])(text))).toBe(kept);
  });

  it('include dates with a year, but not dates without one', () => {
    expect(seen(keepWords([])('2025年8月30日より、5月6日まで'))).toBe('2025+年+8+月+30+日より、5月6日まで');
  });
});

describe('a Korean syllable without a meaning of its own', () => {
  it.each([
    ['바로 확인할 수 있습니다', '바로 확인할_수 있습니다'],
    ['올릴 수도 없고', '올릴_수도 없고'],
    ['할인은 첫 주문에, 한 번만', '할인은 첫_주문에, 한_번만'],
    ['모든 권리는 각 권리자에게', '모든 권리는 각_권리자에게'],
    ['더 알아보기, 덜 무겁게', '더_알아보기, 덜_무겁게'],
    ['부품 수 35개', '부품_수 35개'],
    ['수리 신청', '수리 신청'],
  ])('stays with its word: %s', (text, kept) => {
    expect(seen(keepSyllables(text))).toBe(kept);
  });
});

describe('a written date', () => {
  it.each([
    ['20. Januar', '20._Januar'],
    ['20. Januar 2025', '20._Januar 2025'],
    ['9 December to', '9_December to'],
    ['December 9, 2024', 'December_9, 2024'],
    ['1er décembre', '1er_décembre'],
    ['18 déc. 2024', '18_déc. 2024'],
    ['30 November – 2 December', '30_November – 2_December'],
    ['2. Dezember um 23:59 MEZ', '2._Dezember um 23:59_MEZ'],
    ['August 2025', 'August 2025'],
    ['12月9日', '12月9日'],
  ])('keeps the day of %s with its month', (date, kept) => {
    expect(seen(keepDay(date))).toBe(kept);
  });
});

describe('a word with a hyphen', () => {
  it.each([
    ['de', 'eine gültige E-Mail-Adresse', 'eine gültige E-+Mail-Adresse'],
    ['de', 'die K1-Serie', 'die K1-Serie'],
    ['fr', 'Peut-être au-delà, par e-mail', 'Peut-+être au-+delà, par e-+mail'],
    ['fr', 'le mini-théâtre', 'le mini-théâtre'],
    ['en', 'pre-order', 'pre-order'],
  ])('in %s gets word joiners only where they are needed: %s', (language, text, kept) => {
    expect(seen(keepHyphens(text, language))).toBe(kept);
    expect(withoutJoiners(keepHyphens(text, language))).toBe(text);
  });
});

describe('text that is kept on one line', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from('バーン・ム旗舰版서울Aaé0123   -+,.')) });

  it('does not change the second time, and can be converted back', () => {
    fc.assert(
      fc.property(text, (plain) => {
        for (const keep of [keepDay, keepNumber, keepNumberInSentence, keepName, keepSyllables]) {
          const kept = keep(plain);
          expect(keep(kept)).toBe(kept);
          expect(withoutJoiners(kept).replaceAll('\u00a0', ' ')).toBe(plain);
        }
      }),
    );
  });

  it('has no line break between the letters of a Japanese or Chinese word', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('バンム旗舰版A1')), minLength: 2 }), (word) => {
        expect(keepName(word)).not.toMatch(/[バンム旗舰版](?=[バンム旗舰版A1])|[A1](?=[バンム旗舰版])/u);
      }),
    );
  });
});
