import { isRegion, regions, type Language } from '../regions.ts';
import type { ErrorCode } from './codes.ts';

/** What the API says with each error. */
export const messages: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = {
  en: {
    badRequest: 'The request is incomplete or invalid.',
    badEmail: 'Please enter a valid email address',
    unknownPath: 'There is nothing at this address.',
    duplicate: 'This email address is already subscribed.',
    tooLarge: 'The request is too large.',
    serverError: 'Server error. Please try again later.',
  },
  de: {
    badRequest: 'Die Anfrage ist unvollständig oder ungültig.',
    badEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    unknownPath: 'Unter dieser Adresse gibt es nichts.',
    duplicate: 'Diese E-Mail-Adresse ist bereits angemeldet.',
    tooLarge: 'Die Anfrage ist zu groß.',
    serverError: 'Serverfehler. Bitte versuchen Sie es später erneut.',
  },
  fr: {
    badRequest: 'La demande est incomplète ou invalide.',
    badEmail: 'Veuillez entrer une adresse e-mail valide.',
    unknownPath: 'Il n’y a rien à cette adresse.',
    duplicate: 'Cette adresse e-mail est déjà inscrite.',
    tooLarge: 'La demande est trop volumineuse.',
    serverError: 'Erreur du serveur. Veuillez réessayer plus tard.',
  },
  ja: {
    badRequest: 'リクエストに不足または誤りがあります。',
    badEmail: '有効なメールアドレスを入力してください。',
    unknownPath: 'このアドレスには何もありません。',
    duplicate: 'このメールアドレスはすでに登録されています。',
    tooLarge: 'リクエストが大きすぎます。',
    serverError: 'サーバーエラーが発生しました。しばらくしてからもう一度お試しください。',
  },
  ko: {
    badRequest: '요청이 불완전하거나 올바르지 않습니다.',
    badEmail: '올바른 이메일 주소를 입력해 주세요.',
    unknownPath: '이 주소에는 아무것도 없습니다.',
    duplicate: '이미 구독 중인 이메일 주소입니다.',
    tooLarge: '요청이 너무 큽니다.',
    serverError: '서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  },
  zh: {
    badRequest: '请求不完整或无效。',
    badEmail: '请输入有效的电子邮箱地址',
    unknownPath: '此地址没有内容。',
    duplicate: '该电子邮箱已订阅。',
    tooLarge: '请求内容过大。',
    serverError: '服务器错误，请稍后重试。',
  },
};

/** The language to answer in: what `Accept-Language` asks for in the contract's codes, else the region's own, else English. */
export function answerLanguage(acceptLanguage = '', region = ''): Language {
  if (acceptLanguage === 'en') return 'en';
  const code = isRegion(acceptLanguage) ? acceptLanguage : region;
  return isRegion(code) ? regions[code].language : 'en';
}
