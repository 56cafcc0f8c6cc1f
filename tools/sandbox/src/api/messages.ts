import { isRegion, regions, type Language } from '../regions.ts';
import type { ErrorCode } from './codes.ts';

/** What the API says with each error. */
export const messages: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = {
  en: {
    badRequest: 'The request is incomplete or invalid.',
    badEmail: 'Please enter a valid email address',
    badPassword: 'Please choose a password of 8 to 128 characters.',
    sessionExpired: 'Your login has expired. Please log in again.',
    unknownPath: 'There is nothing at this address.',
    wrongLogin: 'The email address and password do not match.',
    refreshRefused: 'Your login has expired. Please log in again.',
    duplicate: 'This email address is already subscribed.',
    tooLarge: 'The request is too large.',
    tooManyAttempts: 'Too many attempts. Please try again in 15 minutes.',
    serverError: 'Server error. Please try again later.',
  },
  de: {
    badRequest: 'Die Anfrage ist unvollständig oder ungültig.',
    badEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    badPassword: 'Bitte wählen Sie ein Passwort mit 8 bis 128 Zeichen.',
    sessionExpired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
    unknownPath: 'Unter dieser Adresse gibt es nichts.',
    wrongLogin: 'E-Mail-Adresse und Passwort stimmen nicht überein.',
    refreshRefused: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
    duplicate: 'Diese E-Mail-Adresse ist bereits angemeldet.',
    tooLarge: 'Die Anfrage ist zu groß.',
    tooManyAttempts: 'Zu viele Versuche. Bitte versuchen Sie es in 15 Minuten erneut.',
    serverError: 'Serverfehler. Bitte versuchen Sie es später erneut.',
  },
  fr: {
    badRequest: 'La demande est incomplète ou invalide.',
    badEmail: 'Veuillez entrer une adresse e-mail valide.',
    badPassword: 'Veuillez choisir un mot de passe de 8 à 128 caractères.',
    sessionExpired: 'Votre session a expiré. Veuillez vous reconnecter.',
    unknownPath: 'Il n’y a rien à cette adresse.',
    wrongLogin: 'L’adresse e-mail et le mot de passe ne correspondent pas.',
    refreshRefused: 'Votre session a expiré. Veuillez vous reconnecter.',
    duplicate: 'Cette adresse e-mail est déjà inscrite.',
    tooLarge: 'La demande est trop volumineuse.',
    tooManyAttempts: 'Trop de tentatives. Veuillez réessayer dans 15 minutes.',
    serverError: 'Erreur du serveur. Veuillez réessayer plus tard.',
  },
  ja: {
    badRequest: 'リクエストに不足または誤りがあります。',
    badEmail: '有効なメールアドレスを入力してください。',
    badPassword: 'パスワードは8～128文字で設定してください。',
    sessionExpired: 'ログインの有効期限が切れました。もう一度ログインしてください。',
    unknownPath: 'このアドレスには何もありません。',
    wrongLogin: 'メールアドレスとパスワードが一致しません。',
    refreshRefused: 'ログインの有効期限が切れました。もう一度ログインしてください。',
    duplicate: 'このメールアドレスはすでに登録されています。',
    tooLarge: 'リクエストが大きすぎます。',
    tooManyAttempts: '試行回数が上限に達しました。15分後にもう一度お試しください。',
    serverError: 'サーバーエラーが発生しました。しばらくしてからもう一度お試しください。',
  },
  ko: {
    badRequest: '요청이 불완전하거나 올바르지 않습니다.',
    badEmail: '올바른 이메일 주소를 입력해 주세요.',
    badPassword: '비밀번호는 8~128자로 설정해 주세요.',
    sessionExpired: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
    unknownPath: '이 주소에는 아무것도 없습니다.',
    wrongLogin: '이메일 주소와 비밀번호가 일치하지 않습니다.',
    refreshRefused: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
    duplicate: '이미 구독 중인 이메일 주소입니다.',
    tooLarge: '요청이 너무 큽니다.',
    tooManyAttempts: '시도 횟수가 너무 많습니다. 15분 후에 다시 시도해 주세요.',
    serverError: '서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  },
  zh: {
    badRequest: '请求不完整或无效。',
    badEmail: '请输入有效的电子邮箱地址',
    badPassword: '密码长度应为8至128个字符。',
    sessionExpired: '登录已过期，请重新登录。',
    unknownPath: '此地址没有内容。',
    wrongLogin: '电子邮箱与密码不匹配。',
    refreshRefused: '登录已过期，请重新登录。',
    duplicate: '该电子邮箱已订阅。',
    tooLarge: '请求内容过大。',
    tooManyAttempts: '尝试次数过多，请15分钟后再试。',
    serverError: '服务器错误，请稍后重试。',
  },
};

/** The language to answer in: what `Accept-Language` asks for in the contract's codes, else the region's own, else English. */
export function answerLanguage(acceptLanguage = '', region = ''): Language {
  if (acceptLanguage === 'en') return 'en';
  const code = isRegion(acceptLanguage) ? acceptLanguage : region;
  return isRegion(code) ? regions[code].language : 'en';
}
