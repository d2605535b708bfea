import { addLazyTexts } from '@/i18n/lazy-texts';
import en from '@/i18n/locales/en/rejection.json';
import th from '@/i18n/locales/th/rejection.json';
import zh from '@/i18n/locales/zh/rejection.json';

addLazyTexts('rejection', { th, en, zh });
