import { useTranslation } from 'react-i18next';

/** Names a part of a claim, such as `cheque_0`, in the language in use; '' for the claim itself. */
export function usePartName(): (subject: string) => string {
  const { t } = useTranslation('claims');
  return (subject) => {
    const [part = '', place = ''] = subject.split('_');
    return place === '' ? '' : t(`parts.${part as 'cheque'}`, { number: Number(place) + 1 });
  };
}
