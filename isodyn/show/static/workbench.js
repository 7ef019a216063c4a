/* isodyn workbench, sources 717454a3a4f642d798803944edf4106243092a5f46af0216ff9af3cce1dc1c4c */
"use strict";(()=>{var dw=Object.defineProperty;var fw=(n,e)=>{for(var t in e)dw(n,t,{get:e[t],enumerable:!0})};var Pt,x_,Im,Io,Rm,jh,b_,Jh,M_,Lm,Pm,pw,ou=Symbol.for("pv"),Zh={},Qh=[],mw=/^m(i|n|o|s|text|space)$/,km=Array.isArray,Dm=Qh.slice,ya=Object.assign;function _a(n){n&&n.parentNode&&n.remove()}function wl(n,e,t){var i,s,r,o={},a=arguments.length;for(r in e)r=="key"?i=e[r]:r=="ref"&&typeof n!="function"?s=e[r]:o[r]=e[r];return a>2&&(o.children=a>3?Dm.call(arguments,2):t),ru(n,o,i,s,null)}function ru(n,e,t,i,s){var r={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ou,__v:s||++x_,__i:-1,__u:0};return!s&&Pt.vnode&&Pt.vnode(r),r}function ct(n){return n.children}function Sl(n,e){this.props=n,this.context=e,this.__g=0}function Lo(n,e){if(e==null)return n.__&&Lo(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:Lo(n)}function gw(n){var e,t=n.__v,i=t.__e,s=[],r=[],o=n.__P;o&&((e=ya({constructor:ou},t)).__v=t.__v+1,Pt.vnode&&Pt.vnode(e),Nm(o,e,t,n.__n,o.namespaceURI,32&t.__u?[i]:null,s,i||Lo(t),32&t.__u,r),e.__v=t.__v,e.__.__k[e.__i]=e,C_(s,e,r),t.__=t.__e=null,e.__e!=i&&S_(e))}function S_(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),S_(n)}function __(n){(8&n.__g||(n.__g|=8,Io.push(n),jh++))&&Rm==Pt.debounceRendering||((Rm=Pt.debounceRendering)||queueMicrotask)(w_)}function w_(){try{for(var n,e=1;Io.length;)Io.length>e&&Io.sort(b_),n=Io.shift(),e=Io.length,8&n.__g&&gw(n)}finally{(jh=Io.length)&&(Rm||queueMicrotask)(w_)}}function A_(n,e,t,i,s,r,o,a,l,c,u){var h,d,f,g,y,m,v=i.__k||Qh,_=e.length;for(l=vw(t,e,v,l,_),h=0;h<_;h++)(f=t.__k[h])!=null&&(d=~f.__i&&v[f.__i]||Zh,f.__i=h,m=Nm(n,f,d,s,r,o,a,l,c,u),g=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&Fm(d.ref,null,f,d),f.ref&&u.push(f.ref,f.__c||g,f)),y=y||g,4&f.__u?(l=T_(f,l,n,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&m!==void 0?l=m:g&&(l=g.nextSibling),f.__u&=-21);return t.__e=y,l}function vw(n,e,t,i,s){var r,o,a,l,c,u,h,d,f,g=t.length,y=g,m=0,v=0,_=n.__k=Array(s);for(r=0;r<s;r++)(o=e[r])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=_[r]=ru(null,o):km(o)?o=_[r]=ru(ct,{children:o}):o.constructor===ou&&o.__b?o=_[r]=ru(o.type,o.props,o.key,o.ref,o.__v):_[r]=o,l=r+m,o.__=n,o.__b=n.__b+1,a=null,~(c=o.__i=_w(o,t,l,y))&&(y--,(a=t[c])&&(a.__u|=2)),a&&a.__v?(o.__u|=16,c==l-1?m--:c==l+1?m++:c!=l&&(c>l?m--:m++,v=1)):(~c||(s>g?m--:s<g&&m++),typeof o.type!="function"&&(o.__u|=4))):_[r]=null;if(v){for(u=[],h=[],r=0;r<s;r++)if((o=_[r])&&16&o.__u){for(m=0,d=u.length;m<d;)u[f=m+d>>1]<o.__i?m=f+1:d=f;u[m]=o.__i,h[r]=m+1}for(m=u.length;r--;)h[r]&&(h[r]==m?m--:_[r].__u|=4)}if(y)for(r=0;r<g;r++)!(a=t[r])||2&a.__u||(a.__e==i&&(i=Lo(a)),Om(a,a));return i}function T_(n,e,t,i){var s,r,o,a;if(typeof n.type=="function"){if(n.props.__P)return e;if(s=n.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=n,e=T_(s[r],e,t,!1));return e}for(e&&!e.parentNode&&(e=Lo(n))&&!e.parentNode&&(e=null),o=n.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(o!=a&&(!i&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function _w(n,e,t,i){var s,r=n.key,o=n.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&o==a.type)return t;if(i>(l?1:0)){for(s=t-1;s>=0;s--)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s;for(s=t+1;s<e.length;s++)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s}return-1}function y_(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function Yh(n,e,t,i,s){var r,o;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||y_(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||y_(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(o=Pm[e]||(Pm[e]=yw(e)),(n.__a||(n.__a={}))[e]=Lm,r=e!=(e=e.replace(M_,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,o,r):n.removeEventListener(e,o,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function yw(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[Jh]==null)e[Jh]=Lm++;else if(e[Jh]<this.__a[n])return;return t(Pt.event?Pt.event(e):e)}}}function Nm(n,e,t,i,s,r,o,a,l,c){var u,h,d,f,g,y,m,v,_,w,b,E,S,x,A,U,F,k,V=e.type;if(e.constructor!==ou)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=l,h=r=[],u.nodeType==8?a=Kh(u,r):r.push(u),a=r[0]||a),(u=Pt.__b)&&u(e);e:if(typeof V=="function"){d=o.length;try{if(v=e.props,_=(u=V.prototype)&&u.render,w=(u=V.contextType)&&i[u.__c],b=u?w?w.props.value:u.__:i,(f=t.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(_?e.__c=f=new V(v,b):(e.__c=f=new Sl(v,b),f.constructor=V,f.render=bw),w&&w.sub(f),f.state||(f.state={}),f.__n=i,f.__g|=8,f.__h=[],f.__k=[]),_&&(f.__s||(f.__s=f.state),V.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=ya({},f.__s)),ya(f.__s,V.getDerivedStateFromProps(v,f.__s)))),g=f.props,y=f.state,f.__v=e,t.__c){if(v!==g&&_&&!V.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(v,b),e.__v==t.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(v,f.__s,b)===!1){e.__v!=t.__v&&(f.props=v,f.state=f.__s,f.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(L){L&&(L.__=e)}),Qh.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&o.push(f),a=Lo(t);break e}f.componentWillUpdate&&f.componentWillUpdate(v,f.__s,b),_&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,y,m)})}else _&&!V.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),_&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=b,f.props=v,f.__P=n,f.__g&=-5,E=Pt.__r,S=_?25:0;do f.__g&=-9,E&&E(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++S<25);_&&(Qh.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(i=ya({},i,f.getChildContext())),_&&t.__c&&f.getSnapshotBeforeUpdate&&(m=f.getSnapshotBeforeUpdate(g,y)),x=u&&u.type===ct&&u.key==null?u.props.children:u,v.__P&&(u=a,s=(n=v.__P).namespaceURI,l=r=null,t.props&&t.props.__P!=n&&(t.__k.some(function(L){L&&Om(L,L)}),t.__k=null),a=t.__k?Lo(t,0):null),a=A_(n,km(x)?x:[x],e,t,i,s,r,o,a,l,c),v.__P&&(e.__e=null,a=u),e.__u&=-161,h&&h.some(_a),f.__h.length&&o.push(f),1&f.__g&&(f.__g&=-4)}catch(L){if(o.length=d,e.__v=null,l||r)if(L&&L.then){if(e.__u|=128|l,r){for(~(F=r.indexOf(a||void 0))||(F=r.length);(k=r[F-1])&&k.nodeType==8;)F--;for(;F<r.length;F++)if(k=r[F])if(r[F]=null,A){if(k==U)break}else{if(k.nodeType!=8)break;k.data.startsWith("$s")&&(U=Kh(A=k))}}if(!A){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;A=a}(u=Kh(A=e.__c.__z||(e.__c.__z=A)))?(e.__e=A,a=u):e.__e=a,a=a&&a.nextSibling}else r&&r.some(_a);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),L&&L.then||E_(e),Pt.__e(L,e,t)}}else a=e.__e=xw(t.__e,e,t,i,s,r,o,l,c,n);return(u=Pt.diffed)&&u(e),a}function Kh(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function E_(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(E_))}function C_(n,e,t){for(var i=0;i<t.length;)Fm(t[i++],t[i++],t[i++]);Pt.__c&&Pt.__c(e,n),n.some(function(s){try{n=s.__h,s.__h=[],n.some(function(r){r.call(s)})}catch(r){Pt.__e(r,s.__v)}})}function xw(n,e,t,i,s,r,o,a,l,c){var u,h,d,f,g,y,m,v,_=t.props||Zh,w=e.props,b=e.type;if(b=="svg"?s="http://www.w3.org/2000/svg":b=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((g=r[u])&&(b?g.localName==b:g.nodeType==3)){n=g,r[u]=null;break}}if(!n){if(v=c.ownerDocument||document,!b)return v.createTextNode(w);n=v.createElementNS(s,b,w.is?w:c),a&&(Pt.__m&&Pt.__m(e,r),a=!1),r=null}if(b){if(c=b=="template"&&n.content||n,r=b=="textarea"&&w.defaultValue!=null?null:r&&Dm.call(c.childNodes),!a&&r)for(_={},u=0;u<n.attributes.length;u++)_[(g=n.attributes[u]).name]=g.value;for(u in _)g=_[u],u=="dangerouslySetInnerHTML"?d=g:u=="children"||u in w||u=="value"&&"defaultValue"in w||u=="checked"&&"defaultChecked"in w||Yh(n,u,null,g,s);for(u in w)g=w[u],u=="children"?f=g:u=="dangerouslySetInnerHTML"?h=g:u=="value"?y=g:u=="checked"?m=g:a&&typeof g!="function"||_[u]===g||Yh(n,u,g,_[u],s);h?(a||d&&(h.__html==d.__html||h.__html==n.innerHTML)||(n.innerHTML=h.__html),e.__k=[]):(d&&(n.textContent=""),(b=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&mw.test(b))&&(s="http://www.w3.org/1999/xhtml"),A_(c,km(f)?f:[f],e,t,i,s,r,o,r?r[0]:t.__k&&Lo(t,0),a,l),r&&r.some(_a)),a&&b!="textarea"||(u="value",b=="progress"&&y==null?n.removeAttribute(u):y==null||y===n[u]&&(b!="progress"||y)||Yh(n,u,y,_[u],s),u="checked",m!=null&&m!=n[u]&&Yh(n,u,m,_[u],s))}else _===w||a&&n.data==w||(n.data=w);return n}function Fm(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(s){Pt.__e(s,t)}}function Om(n,e,t){var i,s,r,o;if(Pt.unmount&&Pt.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||Fm(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(a){Pt.__e(a,e)}i.__P=i.__n=null}if(i=n.__k)for(o=0;o<i.length;o++)i[o]&&Om(i[o],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(s=Kh(i,r=[]))&&(i==n.__e&&r.some(_a),_a(s),_a(i)),t||_a(n.__e),n.__e=n.__c=n.__=null}function bw(n,e,t){return this.constructor(n,t)}function R_(n,e){var t,i,s,r;Pt.__&&Pt.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=ru(ct,{children:[n]}),s=[],r=[],Nm(e,e.__k,i||Zh,Zh,e.namespaceURI,i?null:e.firstChild?Dm.call(e.childNodes):null,s,i?i.__e:e.firstChild,t,r),C_(s,e.__k,r),e.__k.props.children=null}Pt={__e:function(n,e,t,i){for(var s,r,o;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((o=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(n)),s.componentDidCatch&&(s.componentDidCatch(n,i||{}),o=1),o&&8&s.__g)return void(s.__g|=2)}catch(a){n=a}}throw jh=0,n}},x_=0,Im=function(n){return n!=null&&n.constructor===ou},Sl.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=ya({},this.state)),typeof n=="function"&&(n=n(ya({},t),this.props)),n&&(ya(t,n),this.__v&&(e&&this.__k.push(e),__(this)))},Sl.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),__(this))},Sl.prototype.render=ct,Io=[],jh=0,b_=function(n,e){return n.__v.__b-e.__v.__b},Jh=Symbol(),M_=/(PointerCapture)$|Capture$/i,Lm=0,Pm={},pw=0;var Al,Ii,Um,P_,Mw=Object.is,Bm=0,B_=[],zm=[],Bn=Pt,I_=Bn.__b,L_=Bn.__r,k_=Bn.diffed,D_=Bn.__c,N_=Bn.unmount,F_=Bn.__;function ed(n,e){Bn.__h&&Bn.__h(Ii,n,Bm||e),Bm=0;var t=Ii.__H||(Ii.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function Ct(n,e){var t=ed(Al++,3);!Bn.__s&&Gm(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,Ii.__H.__h.push(t))}function Hm(n,e){var t=ed(Al++,4);!Bn.__s&&Gm(t.__H,e)&&(t.__P=!1,t.__=n,t.u=e,Ii.__h.push(t))}function Kt(n){return Bm=5,td(function(){return{current:n}},[])}function td(n,e){var t=ed(Al++,7);return Gm(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function yr(){var n=ed(Al++,11);if(!n.__){for(var e=Ii.__v;!e.__m&&e.__;)e=e.__;var t=e.__m||(e.__m=[0,0]);n.__="P"+t[0]+"-"+t[1]++}return n.__}function Sw(){var n;do{for(;n=zm.shift();)try{au(n)}catch(t){Bn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=B_.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(au),e.__h.some(Vm),e.__h=[]}catch(t){e.__h=[],Bn.__e(t,n.__v)}}}while(zm.length)}Bn.__b=function(n){Ii=null,I_&&I_(n)},Bn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),F_&&F_(n,e)},Bn.__r=function(n){L_&&L_(n),Al=0;var e=(Ii=n.__c).__H;e&&(Um==Ii?Ii.__h=[]:(e.__h.some(au),e.__h.some(Vm),Al=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),Um=Ii},Bn.diffed=function(n){k_&&k_(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&U_(B_.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),Um=Ii=null},Bn.__c=function(n,e){e.some(function(t){try{t.__h.some(au),t.__h=t.__h.filter(function(i){return!i.__||Vm(i)})}catch(i){t.__h=[function(){throw i}]}}),D_&&D_(n,e)},Bn.unmount=function(n){N_&&N_(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(s){try{if(s.__P&&s.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}s.__P=t,U_(zm.push(s))}else au(s)}catch(r){e=r}}),i.__H=void 0,e&&Bn.__e(e,i.__v))};var O_=typeof requestAnimationFrame=="function";function ww(n){var e,t=function(){clearTimeout(i),O_&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);O_&&(e=requestAnimationFrame(t))}function U_(n){n!=1&&P_==Bn.requestAnimationFrame||((P_=Bn.requestAnimationFrame)||ww)(Sw)}function au(n){var e=Ii,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),Ii=e}function Vm(n){var e=Ii;n.__c=n.__(),Ii=e}function Gm(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!Mw(t,n[i])})}var Aw=Symbol.for("preact-signals");function rd(){if(Jr>1)Jr--;else{var n,e=!1;for((function(){var s=id;for(id=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var o=r.t;o!==void 0;o=o.x)o.i===s.i&&(o.i=r.i);s=s.o}})();cu!==void 0;){var t=cu;for(cu=void 0,nd++;t!==void 0;){var i=t.u;if(t.u=void 0,t.f&=-3,!(8&t.f)&&V_(t))try{t.c()}catch(s){e||(n=s,e=!0)}t=i}}if(nd=0,Jr--,e)throw n}}function qs(n){if(Jr>0)return n();Wm=++Tw,Jr++;try{return n()}finally{rd()}}var lu,yn=void 0;function uu(n){var e=yn,t=lu;yn=void 0,lu=void 0;try{return n()}finally{yn=e,lu=t}}var cu=void 0,Jr=0,nd=0,Tw=0,Wm=0,id=void 0,sd=0;function z_(n){if(yn!==void 0){var e=n.n;if(e===void 0||e.t!==yn)return e={i:0,S:n,p:yn.s,n:void 0,t:yn,e:void 0,x:void 0,r:e},yn.s!==void 0&&(yn.s.n=e),yn.s=e,n.n=e,32&yn.f&&n.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=yn.s,e.n=void 0,yn.s.n=e,yn.s=e),e}}function ri(n,e){this.v=n,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}ri.prototype.brand=Aw;ri.prototype.h=function(){return!0};ri.prototype.S=function(n){var e=this,t=this.t;t!==n&&n.e===void 0&&(n.x=t,this.t=n,t!==void 0?t.e=n:uu(function(){var i;(i=e.W)==null||i.call(e)}))};ri.prototype.U=function(n){var e=this;if(this.t!==void 0){var t=n.e,i=n.x;t!==void 0&&(t.x=i,n.e=void 0),i!==void 0&&(i.e=t,n.x=void 0),n===this.t&&(this.t=i,i===void 0&&uu(function(){var s;(s=e.Z)==null||s.call(e)}))}};ri.prototype.subscribe=function(n){var e=this;return It(function(){var t=e.value;uu(function(){return n(t)})},{name:"sub"})};ri.prototype.valueOf=function(){return this.value};ri.prototype.toString=function(){return this.value+""};ri.prototype.toJSON=function(){return this.value};ri.prototype.peek=function(){var n=this;return uu(function(){return n.value})};Object.defineProperty(ri.prototype,"value",{get:function(){var n=z_(this);return n!==void 0&&(n.i=this.i),this.v},set:function(n){if(n!==this.v){if(nd>100)throw new Error("Cycle detected");(function(t){Jr!==0&&nd===0&&t.l!==Wm&&(t.l=Wm,id={S:t,v:t.v,i:t.i,o:id})})(this),this.v=n,this.i++,sd++,Jr++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{rd()}}}});function be(n,e){return new ri(n,e)}function V_(n){for(var e=n.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function H_(n){for(var e=n.s;e!==void 0;e=e.n){var t=e.S.n;if(t!==void 0&&(e.r=t),e.S.n=e,e.i=-1,e.n===void 0){n.s=e;break}}}function G_(n){for(var e=n.s,t=void 0;e!==void 0;){var i=e.p;e.i===-1?(e.S.U(e),i!==void 0&&(i.n=e.n),e.n!==void 0&&(e.n.p=i)):t=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=i}n.s=t}function xa(n,e){ri.call(this,void 0,e),this.x=n,this.s=void 0,this.g=sd-1,this.f=4}xa.prototype=new ri;xa.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===sd))return!0;if(this.g=sd,this.f|=1,this.i>0&&!V_(this))return this.f&=-2,!0;var n=yn;try{H_(this),yn=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return yn=n,G_(this),this.f&=-2,!0};xa.prototype.S=function(n){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}ri.prototype.S.call(this,n)};xa.prototype.U=function(n){if(this.t!==void 0&&(ri.prototype.U.call(this,n),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};xa.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var n=this.t;n!==void 0;n=n.x)n.t.N()}};Object.defineProperty(xa.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var n=z_(this);if(this.h(),n!==void 0&&(n.i=this.i),16&this.f)throw this.v;return this.v}});function Fe(n,e){return new xa(n,e)}function W_(n){var e=n.j;if(n.j=void 0,typeof e=="function"){Jr++;var t=yn;yn=void 0;try{e()}catch(i){throw n.f&=-2,n.f|=8,qm(n),i}finally{yn=t,rd()}}}function qm(n){for(var e=n.s;e!==void 0;e=e.n)e.S.U(e);n.x=void 0,n.s=void 0,W_(n)}function Ew(n){if(yn!==this)throw new Error("Out-of-order effect");G_(this),yn=n,this.f&=-2;try{8&this.f&&qm(this)}finally{rd()}}function Tl(n,e){this.x=n,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,lu&&lu.push(this)}Tl.prototype.c=function(){var n=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{n()}};Tl.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,W_(this),H_(this),Jr++;var n=yn;return yn=this,Ew.bind(this,n)};Tl.prototype.N=function(){2&this.f||(this.f|=2,this.u=cu,cu=this)};Tl.prototype.d=function(){this.f|=8,1&this.f||qm(this)};Tl.prototype.dispose=function(){this.d()};function It(n,e){var t=new Tl(n,e);try{t.c()}catch(s){throw t.d(),s}var i=t.d.bind(t);return i[Symbol.dispose]=i,i}var q_,ad,od,Cw=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var $_=[];It(function(){q_=this.N})();function El(n,e){Pt[n]=e.bind(null,Pt[n]||function(){})}function hu(n){if(od){var e=od;od=void 0,e()}od=n&&n.S()}function X_(n){var e=this,t=n.data,i=xn(t);i.name="ReactiveDom",i.value=t;var s=td(function(){for(var a=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=Fe(function(){var f=i.value.value;return f===0?0:f===!0?"":f||""}),u=Fe(function(){return!Array.isArray(c.value)&&!Im(c.value)}),h=It(function(){if(this.N=Y_,u.value){var f=c.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),d=e.__$u.d;return e.__$u.d=function(){h(),d.call(this)},[u,c]},[]),r=s[0],o=s[1];return r.value?o.peek():o.value}X_.displayName="ReactiveTextNode";Object.defineProperties(ri.prototype,{constructor:{configurable:!0,value:wl(ct,null).constructor},type:{configurable:!0,value:X_},props:{configurable:!0,get:function(){var n=this;return{data:{get value(){return n.value}}}}},__b:{configurable:!0,value:1}});El("__b",function(n,e){if(hu(),ad=void 0,typeof e.type=="string"){var t,i=e.props;for(var s in i)if(s!=="children"){var r=i[s];r instanceof ri&&(t||(e.__np=t={}),t[s]=r,i[s]=r.peek())}}n(e)});El("__r",function(n,e){if(n(e),e.type!==ct){hu();var t,i=e.__c;i&&(i.__$f&=-2,(t=i.__$u)===void 0&&(i.__$u=t=(function(s,r){var o;return It(function(){o=this},{name:r}),o.c=s,o})((function(s){return function(){var r;Cw&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(i),typeof e.type=="function"?e.type.displayName||e.type.name:""))),ad=i,hu(t)}});El("__e",function(n,e,t,i){hu(),ad=void 0,n(e,t,i)});El("diffed",function(n,e){hu(),ad=void 0;var t;if(typeof e.type=="string"&&(t=e.__e)){var i=e.__np,s=e.props,r=t.U;if(r)for(var o in r){var a=r[o];a===void 0||i&&o in i||(a.d(),r[o]=void 0)}if(i){r||(r={},t.U=r);for(var l in i){var c=r[l],u=i[l];c===void 0?(c=Rw(t,l,u,s),r[l]=c):c.o(u,s)}}}n(e)});function Rw(n,e,t,i){var s=e in n&&n.ownerSVGElement===void 0,r=be(t);return{o:function(o,a){r.value=o,i=a},d:It(function(){this.N=Y_;var o=r.value.value;i[e]!==o&&(i[e]=o,s?n[e]=o:o!=null&&(o!==!1||e[4]==="-")?n.setAttribute(e,o):n.removeAttribute(e))})}}El("unmount",function(n,e){if(typeof e.type=="string"){var t=e.__e;if(t){var i=t.U;if(i){t.U=void 0;for(var s in i){var r=i[s];r&&r.d()}}}var o=e.__np;if(o){var a=e.props;for(var l in o)a[l]=o[l]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var u=c.__$u;u&&(c.__$u=void 0,u.d())}}n(e)});El("__h",function(n,e,t,i){i<3&&(e.__$f|=2),n(e,t,i)});Sl.prototype.shouldComponentUpdate=function(n,e){if(this.__R)return!0;var t=this.__$u,i=t&&t.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var r=2&this.__$f;if(!(i||r||4&this.__$f)||1&this.__$f)return!0}else if(!(i||4&this.__$f)||3&this.__$f)return!0;for(var o in n)if(o!=="__source"&&n[o]!==this.props[o])return!0;for(var a in this.props)if(!(a in n))return!0;return!1};function xn(n,e){return td(function(){return be(n,e)},[])}var Pw=function(n){queueMicrotask(function(){queueMicrotask(n)})};function Iw(){qs(function(){for(var n;n=$_.shift();)q_.call(n)})}function Y_(){$_.push(this)===1&&(Pt.requestAnimationFrame||Pw)(Iw)}var ba=be(new Map);function kn(...n){return ba.value=new Map([...ba.peek(),...n.map(e=>[e.id,e])]),()=>{let e=new Map(ba.peek());for(let t of n)e.get(t.id)===t&&e.delete(t.id);ba.value=e}}var J_=()=>[...ba.value.values()],Cl=n=>n.able?.()??!0;function Kr(n){let e=ba.peek().get(n);e&&Cl(e)&&e.run()}var K_=typeof navigator<"u"&&/Mac|iPhone|iPad/.test(navigator.platform??"");function os(n){return K_?n.replace("Mod+","⌘").replace("Shift+","⇧").replace("Alt+","⌥"):n.replace("Mod","Ctrl")}function Lw(n,e){let t=n.split("+"),i=t.pop()||"+";return t.includes("Mod")!==(K_?e.metaKey:e.ctrlKey)||t.includes("Alt")!==e.altKey||/^[A-Z]$/.test(i)&&t.includes("Shift")!==e.shiftKey?!1:e.key.toLowerCase()===(i==="Space"?" ":i.toLowerCase())}var kw=n=>n instanceof HTMLElement&&(n.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(n.tagName)||n.closest("[role=menu],[role=dialog],[role=grid]")!==null);function j_(n){if(!n.defaultPrevented){for(let e of ba.peek().values())if(!(!e.keys||!e.keys.split(" ").some(t=>Lw(t,n)))&&!(!e.keys.includes("Mod")&&kw(n.target))&&!(e.keys.includes("Mod+Z")&&n.target instanceof HTMLInputElement&&n.target.dataset.dirty)&&Cl(e)&&!(n.key===" "&&n.target instanceof HTMLElement&&n.target.closest("button,a,summary,[role=tab]"))){n.preventDefault(),e.run();return}}}var $m="isodyn-workbench";var oi=class extends Error{constructor(t,i){super(t);this.remedy=i}remedy},xi=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],Q_={mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},Ll=[["bodies","Bodies"],["frames","Link frames"],["axes","Joint axes"],["com","Centres of mass"],["inertia","Inertia ellipsoids"],["trace","Trace of the tip"],["names","Names"],["grid","Ground"]];function ud(n){return{joint:"R",a:0,alpha:0,d:0,theta:0,mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[],...n}}function Dw(n){let e=t=>new Array(n).fill(t);return{control:"none",kp:e(100),kd:e(20),q0:e(0),qd0:e(0),target:e(0),follow:!1,duration:2,step:.001,friction:!1,stops:!1}}function Nw(){return{screen:"start",eye:[],target:[],layers:["bodies","grid","trace"],degrees:!0,theme:"system",method:"",beside:""}}function xr(n,e,t=Nw()){let i=e.length;return{format:$m,version:1,model:n,pose:{q:[...e],wrench:[0,0,0,0,0,0]},motion:{kind:"cycloidal",waypoints:[{t:0,q:[...e]},{t:2,q:e.map(s=>s+.5)}],ramp:.25,csv:""},simulation:{...Dw(i),q0:[...e],target:e.map(s=>s+.5)},view:{...t,eye:[],target:[]},lesson:{name:"",step:0,answers:{}}}}function Xm(n,e){let t=(o,a=0)=>Array.from({length:e},(l,c)=>o[c]??a),{pose:i,motion:s,simulation:r}=n;return i.q.length===e&&r.kp.length===e?n:{...n,pose:{...i,q:t(i.q)},motion:{...s,waypoints:s.waypoints.map(o=>({...o,q:t(o.q)})),...s.csv?{kind:"cycloidal",csv:""}:{}},simulation:{...r,kp:t(r.kp,100),kd:t(r.kd,20),q0:t(r.q0),qd0:t(r.qd0),target:t(r.target)}}}var Fw={},Z_=8<<20,Rl="Open a file that the workbench saved (“Save”), or start from the library.",jr=(n,e)=>{throw new oi(`This document cannot be read: ${n} ${e}.`,Rl)},Dn=(n,e)=>{typeof n=="number"&&Number.isFinite(n)||jr(e,"is not a finite number")},ld=n=>(e,t)=>{e===null||n(e,t)},ls=(n,e)=>{typeof n=="string"||jr(e,"is not text")},du=(n,e)=>{typeof n=="boolean"||jr(e,"is neither true nor false")},Pl=(...n)=>(e,t)=>{n.includes(e)||jr(t,`is none of ${n.join(", ")}`)},Il=(n,e,t=1e5)=>(i,s)=>{if(!Array.isArray(i))return jr(s,"is not a list");e!==void 0&&i.length!==e&&jr(s,`has ${i.length} entries in place of ${e}`),i.length>t&&jr(s,`has more than ${t} entries`),i.forEach((r,o)=>n(r,`${s}[${o}]`))},as=n=>(e,t)=>{if(typeof e!="object"||e===null||Array.isArray(e))return jr(t,"is not a record");for(let[i,s]of Object.entries(n))Object.hasOwn(e,i)||jr(t?`${t}.${i}`:i,"is missing"),s(e[i],t?`${t}.${i}`:i)},wn=n=>Il(Dn,n),ey=as({mass:Dn,com:wn(3),inertia:wn(6)}),ty=as({kind:Pl("capsule","mesh","box","cylinder","sphere","ellipsoid"),ends:wn(),radius:Dn,size:wn(),frame:wn(),mesh:ls}),Ow=as({name:ls,link:ls,joint:Pl("R","P"),a:Dn,alpha:Dn,d:Dn,theta:Dn,mass:Dn,com:wn(3),inertia:wn(6),lower:ld(Dn),upper:ld(Dn),velocity:ld(Dn),effort:ld(Dn),viscous:Dn,coulomb:wn(2),static:wn(2),rotor_inertia:Dn,gear_ratio:Dn,stiffness:Dn,rest:Dn,passive:du,shapes:Il(ty)}),Uw=as({name:ls,convention:Pl("standard","modified"),rows:Il(Ow,void 0,100),gravity:wn(3),base:wn(16),tool:wn(16),payload:ey,shapes:Il(ty)}),Bw=as({name:ls,toml:ls,gravity:wn(3),payload:ey}),zw=(n,e)=>(n?.kind==="source"?Bw:Uw)(n,e),Vw=(n,e)=>{as({})(n,e);for(let[t,i]of Object.entries(n))ls(i,`${e}.${t}`)},Hw=as({model:zw,pose:as({q:wn(),wrench:wn(6)}),motion:as({kind:Pl("cycloidal","quintic","trapezoidal","waypoints","line","csv"),waypoints:Il(as({t:Dn,q:wn()})),ramp:Dn,csv:ls}),simulation:as({control:Pl("none","pd","pd_gravity","computed_torque"),kp:wn(),kd:wn(),q0:wn(),qd0:wn(),target:wn(),follow:du,duration:Dn,step:Dn,friction:du,stops:du}),view:as({screen:ls,eye:wn(),target:wn(),layers:Il(ls),degrees:du,theme:Pl("system","light","dark","projector"),method:ls,beside:ls}),lesson:as({name:ls,step:Dn,answers:Vw})});function fu(n){if(typeof n!="object"||n===null||n.format!==$m)throw new oi("This is not a document of the workbench.",Rl);let e=n,t=e.version;if(typeof t!="number"||!Number.isInteger(t)||t<1)throw new oi(`This document cannot be read: its version is ${JSON.stringify(t)}.`,Rl);if(t>1)throw new oi(`This document has version ${t}; this workbench reads up to ${1}.`,"Update isodyn: pip install --upgrade isodyn");for(let r=t;r<1;r++)e={...Fw[r](e),version:r+1};Hw(e,"");let i=e,s=i.model;if(s.kind==="dh"){if(!s.rows.length)throw new oi("This document cannot be read: its table has no rows.",Rl);return Xm(i,s.rows.length)}return i}function pu(n){if(n.length>Z_)throw new oi(`This document is too large: ${n.length} characters; at most ${Z_}.`,Rl);let e;try{e=JSON.parse(n)}catch{throw new oi("This is not a document of the workbench: it is not JSON.",Rl)}return fu(e)}var ny=n=>JSON.stringify(n,null,1)+`
`;var cs=Math.PI/180,Ji=Math.PI/2,zn=n=>ud({name:"",...n}),Gw=[0,0,-9.81];function Xn(n,e,t){let i=Math.hypot(...e),s=e.map(c=>i?c/i:0),r=n*(i**2/12+t**2/4),o=n*t**2/2,a=(c,u)=>(c===u?r:0)+(o-r)*s[c]*s[u],l=c=>Number(c.toPrecision(6))||0;return{mass:n,com:e.map(c=>l(c/2)),inertia:[a(0,0),a(1,1),a(2,2),a(0,1),a(0,2),a(1,2)].map(l)}}var ai=(n,e,t)=>({lower:-n*cs,upper:n*cs,velocity:e,effort:t}),iy=(n,e,t,i)=>({lower:n,upper:e,velocity:t,effort:i});function kl(n,e,t,i,s=Gw,r=xi){let o={kind:"dh",name:n,convention:"standard",rows:i.map((a,l)=>({...a,name:`joint${l+1}`})),gravity:[...s],base:[...xi],tool:[...r],payload:structuredClone(Q_),shapes:[]};return{title:n,words:e,joints:i.map(a=>a.joint).join(""),home:t,model:o}}var mu=(n,e,t)=>zn({link:`link${n}`,a:e,mass:t,com:[-e/2,0,0],inertia:[t*.01**2/12,t*e**2/12,t*e**2/12,0,0,0],...ai(180,6,20)}),sy=[0,-9.81,0],gu=[kl("Planar 2R","Two rods in a vertical plane",[60*cs,-50*cs],[mu(1,.3,.5),mu(2,.25,.4)],sy),kl("Planar 3R","Three rods of Saha’s Example 9.4",[70*cs,-50*cs,-40*cs],[mu(1,.3,.5),mu(2,.25,.4),mu(3,.22,.3)],sy),kl("Spherical RRP","Turret, shoulder and a sliding arm",[35*cs,-20*cs,.35],[zn({link:"turret",d:.4,alpha:-Ji,...Xn(8,[0,.4,0],.06),...ai(160,2,120)}),zn({link:"shoulder",d:.12,theta:-Ji,alpha:-Ji,...Xn(5,[0,.12,0],.05),...ai(110,2,120)}),zn({link:"slide",joint:"P",d:.2,...Xn(2.5,[0,0,-.4],.03),...iy(0,.5,1,300)})]),kl("SCARA","Two parallel arms, a quill that turns",[40*cs,-70*cs,.08,0],[zn({link:"upper arm",d:.38,a:.325,...Xn(7,[-.325,0,0],.05),...ai(150,6.7,90)}),zn({link:"forearm",a:.275,alpha:Math.PI,...Xn(4,[-.275,0,0],.045),...ai(145,12,45)}),zn({link:"quill",joint:"P",d:.06,...Xn(1.2,[0,0,-.25],.015),...iy(0,.2,1.1,150)}),zn({link:"flange",d:.03,...Xn(.3,[0,0,-.03],.03),...ai(360,25,8)})]),kl("Six-axis arm","Elbow and a spherical wrist, like most of industry",[20,35,25,20,55,0].map(n=>n*cs),[zn({link:"turret",d:.4,a:.06,alpha:-Ji,...Xn(16,[-.06,.3,0],.1),...ai(170,3,300),viscous:1.5,coulomb:[4,-4]}),zn({link:"upper arm",a:.5,theta:-Ji,...Xn(11,[-.5,0,0],.07),...ai(120,3,300),viscous:1.5,coulomb:[4,-4]}),zn({link:"elbow",a:.05,alpha:-Ji,...Xn(6,[-.05,0,.1],.06),...ai(140,3,150),viscous:.8,coulomb:[2,-2]}),zn({link:"forearm",d:.48,alpha:Ji,...Xn(5,[0,-.4,0],.045),...ai(180,6,40),viscous:.3,coulomb:[.8,-.8]}),zn({link:"wrist",alpha:-Ji,...Xn(1.6,[0,0,.08],.04),...ai(120,6,40),viscous:.3,coulomb:[.8,-.8]}),zn({link:"flange",d:.09,...Xn(.5,[0,0,-.05],.035),...ai(360,8,20),viscous:.2,coulomb:[.5,-.5]})]),kl("Seven-axis arm","One joint more than space needs: the elbow can swing",[20,35,-15,-75,10,60,0].map(n=>n*cs),[zn({link:"link1",d:.34,alpha:-Ji,...Xn(5.8,[0,.18,0],.07),...ai(170,1.7,320)}),zn({link:"link2",alpha:Ji,...Xn(5.2,[0,0,.2],.065),...ai(120,1.7,320)}),zn({link:"link3",d:.4,alpha:Ji,...Xn(4,[0,-.2,0],.06),...ai(170,1.7,176)}),zn({link:"link4",alpha:-Ji,...Xn(3.8,[0,0,.2],.055),...ai(120,2.2,176)}),zn({link:"link5",d:.4,alpha:-Ji,...Xn(2.6,[0,.2,0],.05),...ai(170,2.4,110)}),zn({link:"link6",alpha:Ji,...Xn(1.9,[0,0,.06],.045),...ai(120,3.1,40)}),zn({link:"link7",d:.126,...Xn(.6,[0,0,-.06],.04),...ai(175,3.1,40)})])];var ry=gu[4],Li=be(xr(ry.model,ry.home)),br=be([]),vu=be([]),Ww=1500,qw=300,Yn=Fe(()=>Li.value),dt=Fe(()=>Li.value.model),bt=Fe(()=>Li.value.pose),Mr=Fe(()=>Li.value.motion),$s=Fe(()=>Li.value.simulation),Dt=Fe(()=>Li.value.view),Ai=Fe(()=>Li.value.lesson),Ma=Fe(()=>br.value.at(-1)?.label??""),Sa=Fe(()=>vu.value.at(-1)?.label??"");function Vt(n,e,t=""){let i=Li.peek(),s={...i,...e(i)};s.model.kind==="dh"&&(s=Xm(s,s.model.rows.length));let r=br.peek(),o=r.at(-1),a=performance.now();qs(()=>{t&&o&&o.key===t&&a-o.at<Ww?br.value=[...r.slice(0,-1),{...o,after:s,at:a}]:br.value=[...r.slice(-qw),{label:n,before:i,after:s,key:t,at:a}],vu.value=[],Li.value=s})}function Dl(){let n=br.peek().at(-1);n?.key&&(br.value=[...br.peek().slice(0,-1),{...n,key:""}])}function dn(n){Li.value={...Li.peek(),view:{...Li.peek().view,...n}}}function us(n,e,t=!1){let{theme:i,degrees:s,layers:r,screen:o}=Li.peek().view;Vt(n,()=>t?e:{...e,view:{...e.view,theme:i,degrees:s,layers:r,screen:o}})}function oy(n,e,t){let i=n.peek().at(-1);i&&qs(()=>{n.value=n.peek().slice(0,-1),e.value=[...e.peek(),{...i,key:""}],Li.value={...i[t],view:Li.peek().view}})}var ay=()=>oy(br,vu,"before"),ly=()=>oy(vu,br,"after");function cy(n){qs(()=>{br.value=[],vu.value=[],Li.value=n})}var Ki=n=>Number.isInteger(n)&&Math.abs(n)<1e15?`${n}.0`:String(n),Lt=n=>`[${Array.from(n,Ki).join(", ")}]`,_u=n=>JSON.stringify(n),$w=n=>`[${[0,1,2,3].map(e=>Lt(n.slice(4*e,4*e+4))).join(", ")}]`;function Nl(){let n=Yn.value.model,e=["import isodyn as iso",""];return n.kind==="dh"?e.push(...Xw(n)):e.push(`robot = iso.Robot.from_toml('''${n.toml.replaceAll("\\","\\\\").replaceAll("'''","\\'\\'\\'")}''').with_gravity(${Lt(n.gravity)})`),n.payload.mass>0&&e.push(`robot = robot.with_payload(${Ki(n.payload.mass)}, ${Lt(n.payload.com)}, ${Lt(n.payload.inertia)})`),e.join(`
`)}function Xw(n){let e=n.rows.map(i=>{let s=[`joint=${_u(i.joint)}`];for(let o of["a","alpha","d","theta","mass"])i[o]&&s.push(`${o}=${Ki(i[o])}`);i.com.some(Boolean)&&s.push(`com=${Lt(i.com)}`),i.inertia.some(Boolean)&&s.push(`inertia=${Lt(i.inertia)}`);let r=["lower","upper","velocity","effort"].filter(o=>i[o]!==null);r.length&&s.push(`limits=iso.Limits(${r.map(o=>`${o}=${Ki(i[o])}`).join(", ")})`);for(let o of["viscous","rotor_inertia","stiffness","rest"])i[o]&&s.push(`${o}=${Ki(i[o])}`);i.gear_ratio!==1&&s.push(`gear_ratio=${Ki(i.gear_ratio)}`);for(let o of["coulomb","static"])i[o].some(Boolean)&&s.push(`${o}=(${i[o].map(Ki).join(", ")})`);return i.passive&&s.push("passive=True"),s.push(`joint_name=${_u(i.name)}`,`link_name=${_u(i.link)}`),`    dict(${s.join(", ")}),`}),t=["base","tool"].filter(i=>n[i].some((s,r)=>s!==xi[r]));return["rows = [",...e,"]",`robot = iso.Robot.from_dh(rows, convention=${_u(n.convention)}, name=${_u(n.name||"robot")}, gravity=${Lt(n.gravity)}${t.map(i=>`, ${i}=${$w(n[i])}`).join("")})`]}var An=(...n)=>[Nl(),...n].join(`
`)+`
`;var ko=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1];function Zr(n,e){return[n[0],n[1],n[2],e[0],n[3],n[4],n[5],e[1],n[6],n[7],n[8],e[2],0,0,0,1]}function on(n){return[n[0],n[1],n[2],n[4],n[5],n[6],n[8],n[9],n[10]]}function We(n){return[n[3],n[7],n[11]]}function Tt(n,e){let t=new Array(16).fill(0);for(let i=0;i<3;i++)for(let s=0;s<4;s++)t[4*i+s]=n[4*i]*e[s]+n[4*i+1]*e[4+s]+n[4*i+2]*e[8+s]+(s===3?n[4*i+3]:0);return t[15]=1,t}function wa(n){let e=No(on(n));return Zr(e,jt(Do(e,We(n)),-1))}function Ot(n,e){return[n[0]*e[0]+n[1]*e[1]+n[2]*e[2]+n[3],n[4]*e[0]+n[5]*e[1]+n[6]*e[2]+n[7],n[8]*e[0]+n[9]*e[1]+n[10]*e[2]+n[11]]}function Do(n,e){return[n[0]*e[0]+n[1]*e[1]+n[2]*e[2],n[3]*e[0]+n[4]*e[1]+n[5]*e[2],n[6]*e[0]+n[7]*e[1]+n[8]*e[2]]}function Qr(n,e){let t=[];for(let i=0;i<3;i++)for(let s=0;s<3;s++)t.push(n[3*i]*e[s]+n[3*i+1]*e[3+s]+n[3*i+2]*e[6+s]);return t}function No(n){return[n[0],n[3],n[6],n[1],n[4],n[7],n[2],n[5],n[8]]}function li(n,e){return Array.from(n,(t,i)=>t+e[i])}function Tn(n,e){return Array.from(n,(t,i)=>t-e[i])}function jt(n,e){return Array.from(n,t=>t*e)}function Jn(n,e){let t=0;for(let i=0;i<n.length;i++)t+=n[i]*e[i];return t}function Fo(n,e){return[n[1]*e[2]-n[2]*e[1],n[2]*e[0]-n[0]*e[2],n[0]*e[1]-n[1]*e[0]]}function Rt(n){return Math.sqrt(Jn(n,n))}function hd(n,e){let[t,i,s]=[n[0],n[1],n[2]],r=Math.cos(e),o=Math.sin(e),a=1-r;return[r+t*t*a,t*i*a-s*o,t*s*a+i*o,i*t*a+s*o,r+i*i*a,i*s*a-t*o,s*t*a-i*o,s*i*a+t*o,r+s*s*a]}function Aa(n){let e=[n[0],n[4],n[8]],t=[0,1,2].map(u=>1+e[u]-e[(u+1)%3]-e[(u+2)%3]);t.push(1+e[0]+e[1]+e[2]);let i=(u,h)=>n[3*u+h],s=t.indexOf(Math.max(...t)),r=[0,0,0,0];for(let u=0;u<3;u++){let[h,d]=[(u+1)%3,(u+2)%3];s===3?r[u]=i(d,h)-i(h,d):s===u&&(r[u]=t[u],r[h]=i(u,h)+i(h,u),r[d]=i(u,d)+i(d,u),r[3]=i(d,h)-i(h,d))}s===3&&(r[3]=t[3]);let o=Math.sqrt(Jn(r,r)),a=Math.abs(r[3])/o,l=r.slice(0,3).map(u=>(r[3]<0?-1:1)*u/o),c=Rt(l);return c>0?jt(l,2*Math.atan2(c,a)/c):[0,0,0]}function dd(n,e){let t=e.length,i=new Float64Array(t*t);for(let r=0;r<t;r++)for(let o=0;o<=r;o++){let a=n[t*r+o];for(let l=0;l<o;l++)a-=i[t*r+l]*i[t*o+l];if(r===o){if(!(a>0))return null;i[t*r+r]=Math.sqrt(a)}else i[t*r+o]=a/i[t*o+o]}let s=Array.from(e);for(let r=0;r<t;r++){for(let o=0;o<r;o++)s[r]-=i[t*r+o]*s[o];s[r]/=i[t*r+r]}for(let r=t-1;r>=0;r--){for(let o=r+1;o<t;o++)s[r]-=i[t*o+r]*s[o];s[r]/=i[t*r+r]}return s}function Fl(n,e){let t=Array.from(n),i=Array.from({length:e*e},(r,o)=>o%(e+1)===0?1:0);for(let r=0;r<60;r++){let o=0,a=0;for(let l=0;l<e;l++){a+=t[e*l+l]**2;for(let c=0;c<l;c++)o+=t[e*l+c]**2}if(!(o>1e-32*a))break;for(let l=0;l<e-1;l++)for(let c=l+1;c<e;c++){let u=t[e*l+c];if(u===0)continue;let h=(t[e*c+c]-t[e*l+l])/(2*u),d=(h>=0?1:-1)/(Math.abs(h)+Math.sqrt(h*h+1)),f=1/Math.sqrt(d*d+1),g=d*f;for(let y=0;y<e;y++){let[m,v]=[t[e*y+l],t[e*y+c]];t[e*y+l]=f*m-g*v,t[e*y+c]=g*m+f*v}for(let y=0;y<e;y++){let[m,v]=[t[e*l+y],t[e*c+y]];t[e*l+y]=f*m-g*v,t[e*c+y]=g*m+f*v}for(let y=0;y<e;y++){let[m,v]=[i[e*y+l],i[e*y+c]];i[e*y+l]=f*m-g*v,i[e*y+c]=g*m+f*v}}}let s=Array.from({length:e},(r,o)=>o).sort((r,o)=>t[e*r+r]-t[e*o+o]);return{values:s.map(r=>t[e*r+r]),vectors:s.map(r=>Array.from({length:e},(o,a)=>i[e*a+r]))}}function yu(n,e){if(e<0)return[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1];let t=12*e;return[n[t],n[t+1],n[t+2],n[t+9],n[t+3],n[t+4],n[t+5],n[t+10],n[t+6],n[t+7],n[t+8],n[t+11],0,0,0,1]}function fd(n,e){let{fields:t,numbers:i,parents:s}=n,r=i.length/s.length,o=new Float64Array(12*s.length);return s.forEach((a,l)=>{let c=r*l,u=y=>i.slice(c+t[y][0],c+t[y][0]+t[y][1]),h=e[l]+u("offset")[0],d=Tt(yu(o,a),Zr(u("R"),u("p"))),f=n.turns[l]?Zr(hd([0,0,1],h),[0,0,0]):Zr([1,0,0,0,1,0,0,0,1],[0,0,h]),g=Tt(d,f);o.set([...on(g),...We(g)],12*l)}),o}function hs(n,e,t){let{body:i,frame:s}=n.links[t];return Tt(yu(e,i),s)}function xu(n){return n.links.findIndex(e=>e.name===n.tip)}function uy(n,e){let t=[];for(let i=e;i>=0;i=n.parents[i])t.push(i);return t}function hy(n,e,t){let i=yu(e,t);return{axis:Do(on(i),n.axes.slice(3*t,3*t+3)),point:We(i)}}function bu(n,e,t,i){let s=n.n,r=new Float64Array(6*s);for(let o of uy(n,t)){let{axis:a,point:l}=hy(n,e,o),c=n.turns[o],u=c?Fo(a,Tn(i,l)):a;for(let h=0;h<3;h++)r[h*s+o]=u[h],r[(h+3)*s+o]=c?a[h]:0}return r}function dy(n,e,t,i,s){let r=new Array(n.n).fill(0);for(let o of uy(n,t)){let{axis:a,point:l}=hy(n,e,o);r[o]=n.turns[o]?Jn(Fo(a,Tn(i,l)),s):Jn(a,s)}return r}var Ol=class n{constructor(e,t,i){this.module=i;this.manifest=e,this.functions=t.exports;let s=t.exports.memory;for(let[r,o]of Object.entries(e.arrays))this.views.set(r,new Float64Array(s.buffer,o.offset,o.size))}module;manifest;views=new Map;functions;static async load(e){let t=await WebAssembly.compile(e),[i]=WebAssembly.Module.customSections(t,"isodyn");if(!i)throw new Error("these kernels have no manifest: the file is no kernel set of isodyn, or it was cut off");let s=JSON.parse(new TextDecoder().decode(i));return new n(s,await WebAssembly.instantiate(t,{}),t)}section(e){let[t]=WebAssembly.Module.customSections(this.module,e);return t?JSON.parse(new TextDecoder().decode(t)):null}has(e){return e in this.manifest.functions}holds(e){return this.views.has(e)}array(e){let t=this.views.get(e);if(!t)throw new Error(`no array is called "${e}"; there are ${[...this.views.keys()].join(", ")}`);return t}set(e){for(let[t,i]of Object.entries(e)){let s=this.views.get(t);if(s){if(i.length!==s.length)throw new Error(`"${t}" takes ${s.length} numbers, and ${i.length} came`);s.set(i)}}return this}run(e){let t=this.functions[e];if(!this.has(e)||!t)throw new Error(`no kernel is called "${e}"; there are ${Object.keys(this.manifest.functions).join(", ")}`);return t(),this}call(e,t={}){return this.set(t).run(e),this.array(this.manifest.functions[e].outputs[0]).slice()}};var vy={R:9,p:3,offset:1,mass:1,com:3,inertia:6,armature:1,viscous:1,coulomb:2,static:2,stiffness:1,rest:1,lower:1,upper:1},fy=1e300,Yw=[[1,0],[0,1],[-1,0],[0,-1]];function _y(n){let e=Math.round(n/(Math.PI/2));return Math.abs(n-e*(Math.PI/2))<=4e-16*Math.max(1,Math.abs(n))?Yw[(e%4+4)%4]:[Math.cos(n),Math.sin(n)]}function Ta(n){let[e,t]=_y(n);return Zr([e,-t,0,t,e,0,0,0,1],[0,0,0])}function Oo(n){let[e,t]=_y(n);return Zr([1,0,0,0,e,-t,0,t,e],[0,0,0])}function Xs(n,e,t){return Zr([1,0,0,0,1,0,0,0,1],[n,e,t])}function Mu(n,e){if(n.convention==="standard")return[e.joint==="P"?Ta(e.theta):[...ko],Tt(Tt(Xs(0,0,e.joint==="P"?0:e.d),Xs(e.a,0,0)),Oo(e.alpha))];let t=Tt(Oo(e.alpha),Xs(e.a,0,0));return[Tt(t,e.joint==="P"?Ta(e.theta):Xs(0,0,e.d)),[...ko]]}function py(n){return[n[0],n[3],n[4],n[3],n[1],n[5],n[4],n[5],n[2]]}function Jw(n){return[[0,0],[1,1],[2,2],[0,1],[0,2],[1,2]].map(([e,t])=>(n[3*e+t]+n[3*t+e])/2)}function my(n,e){return Qr(Qr(e,n),No(e))}function Kw(n,e,t){let i=Jn(t,t);return Array.from(n,(s,r)=>s+e*((r%4===0?i:0)-t[Math.floor(r/3)]*t[r%3]))}function jw(n,e){if(e.mass===0&&e.inertia.every(r=>r===0))return n;let t=n.mass+e.mass,i=t!==0?jt(li(jt(n.com,n.mass),jt(e.com,e.mass)),1/t):n.com,s=[n,e].map(r=>Kw(r.inertia,r.mass,Tn(r.com,i)));return{mass:t,com:i,inertia:li(s[0],s[1])}}function pd(n){let e=n.rows[n.rows.length-1],t=Tt(Mu(n,e)[1],n.tool);return[...on(t),...We(t)]}function Su(n){let e=[...n.base];return n.rows.flatMap((t,i)=>{let[s,r]=Mu(n,t),o=Tt(e,s);e=r;let a=on(r),l={mass:t.mass,com:Ot(r,t.com),inertia:my(py(t.inertia),a)};if(i===n.rows.length-1){let u=Tt(r,n.tool),{payload:h}=n;l=jw(l,{mass:h.mass,com:Ot(u,h.com),inertia:my(py(h.inertia),on(u))})}let c={R:on(o),p:We(o),offset:[t.joint==="R"?t.theta:t.d],mass:[l.mass],com:l.com,inertia:Jw(l.inertia),armature:[t.gear_ratio**2*t.rotor_inertia],viscous:[t.viscous],coulomb:t.coulomb,static:t.static,stiffness:[t.stiffness],rest:[t.rest],lower:[t.lower??-fy],upper:[t.upper??fy]};return Object.keys(vy).flatMap(u=>[...c[u]])})}function yy(n){let e=n.rows.length,t=c=>c.joint==="R"?"rad":"m",i=[{name:"base",body:-1,frame:[...ko],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],shapes:n.shapes},...n.rows.map((c,u)=>({name:c.link,body:u,frame:Mu(n,c)[1],mass:c.mass,com:[...c.com],inertia:[...c.inertia],shapes:c.shapes}))],s=gy(n.base)?"base":"base_dh",r=n.rows[e-1]?.link??"";if(!gy(n.tool)){let{payload:c}=n;i.push({name:"tool",body:e-1,frame:Tt(i[e].frame,n.tool),mass:c.mass,com:[...c.com],inertia:[...c.inertia],shapes:[]}),r="tool"}let o=n.rows.map((c,u)=>({name:c.name,type:c.joint==="R"?"revolute":"prismatic",parent:u?i[u].name:s,child:c.link,q:u,nq:1,v:u,nv:1,body:u,passive:c.passive,lower:[c.lower],upper:[c.upper],velocity:[c.velocity],effort:[c.effort]}));s!=="base"&&i.splice(1,0,{name:s,body:-1,frame:[...n.base],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],shapes:[]});let a=0,l=Object.fromEntries(Object.entries(vy).map(([c,u])=>(a+=u,[c,[a-u,u]])));return{name:n.name,key:n.rows.map(c=>c.joint).join(""),editable:!0,n:e,nq:e,positions:n.rows.map(c=>c.name),position_units:n.rows.map(t),velocities:n.rows.map(c=>c.name),effort_units:n.rows.map(c=>c.joint==="R"?"N m":"N"),joints:o,links:Zw(n)?i:Qw(n,i),loops:[],parents:n.rows.map((c,u)=>u-1),turns:n.rows.map(c=>c.joint==="R"),axes:n.rows.flatMap(()=>[0,0,1]),fields:l,numbers:Su(n),gravity:[...n.gravity],neutral:new Array(e).fill(0),dry:n.rows.some(c=>[...c.coulomb,...c.static].some(u=>u!==0)),tip:r}}function gy(n){return ko.every((e,t)=>n[t]===e)}function Zw(n){return n.shapes.length>0||n.rows.some(e=>e.shapes.length>0)}function Qw(n,e){let t=n.rows.map((s,r)=>{let o=We(wa(Mu(n,s)[1])),a=n.rows[r+1];return[o,a?We(Mu(n,a)[0]):We(n.tool)]}),i=t.reduce((s,[r,o])=>s+Rt(Tn(o,r)),0)||1;return e.map(s=>{let r=t[n.rows.findIndex(a=>a.link===s.name)];if(!r||Rt(Tn(r[1],r[0]))<1e-9*i)return s;let o={kind:"capsule",ends:[...r[0],...r[1]],radius:.035*i,size:[],frame:[],mesh:""};return{...s,shapes:[o]}})}function md(n,e,t){let i=e.theta+(e.joint==="R"?t:0),s=e.d+(e.joint==="P"?t:0),r={theta:{name:"theta",value:i,frame:Ta(i)},d:{name:"d",value:s,frame:Xs(0,0,s)},a:{name:"a",value:e.a,frame:Xs(e.a,0,0)},alpha:{name:"alpha",value:e.alpha,frame:Oo(e.alpha)}};return n==="standard"?[r.theta,r.d,r.a,r.alpha]:[r.alpha,r.a,r.theta,r.d]}var eA=(n,e,t)=>md(n.convention,n.rows[e],t).reduce((i,s)=>Tt(i,s.frame),xi);function Ul(n,e){let t=[[...n.base]];return n.rows.forEach((i,s)=>t.push(Tt(t[s],eA(n,s,e[s]??0)))),[...t,Tt(t[t.length-1],n.tool)]}function gd(n){let e=Math.hypot(...n);return e>1e-9?n.map(t=>-t/e||0):[0,0,1]}function tA(n){let e=n.rows.reduce((t,i)=>t+Math.abs(i.a)+Math.max(Math.abs(i.d),i.joint==="P"?Math.abs(i.d+(i.upper??0)):0),0);return Math.max(e+Math.hypot(...We(n.tool)),.001)}function vd(n){let e=n.rows.length,t=tA(n),i=m=>t*(.043-.021*Math.min(1,m/Math.max(e,4))),s=[{name:"base",parts:[],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]}],r=[],o=n.convention==="standard",a=Array.from({length:e+1},()=>[]),l=(m,v,_,w,b)=>{Math.hypot(_[0]-v[0],_[1]-v[1],_[2]-v[2])>.25*b&&a[m].push({kind:"limb",from:v,to:_,r0:w,r1:b,tone:"body"})};n.rows.forEach((m,v)=>{let[_,w]=[i(v),i(v+1)],[b,E]=[Math.cos(m.alpha),Math.sin(m.alpha)];if(o){let S=[-m.a,-m.d*E,-m.d*b],x=[-m.a,0,0],A=[0,E,b];if(m.joint==="R")c(v,v+1,[0,0,0],S,A,_),l(v+1,S,x,.74*_,.7*(m.a?_:w)),l(v+1,x,[0,0,0],.74*_,.74*w),Math.abs(m.a)>w&&Math.abs(m.d)>_&&a[v+1].push({kind:"ball",at:x,radius:.78*_,tone:"body"});else{u(v,[0,0,0],[0,0,1],m,_);let U=(m.upper??.3*t)-(m.lower??0);a[v+1].push({kind:"beam",from:x.map((F,k)=>F-U*A[k]),to:x,width:1*_,tone:"body"}),l(v+1,x,[0,0,0],.6*_,.74*w)}}else{let S=[m.a,0,0],x=[0,-E,b];if((v>0||m.a)&&l(v,[0,0,0],S,.74*i(v),.74*_),m.joint==="R")c(v,v+1,S,[0,0,-m.d],[0,0,1],_,x),l(v+1,[0,0,-m.d],[0,0,0],.74*_,.7*_);else{u(v,S,x,m,_);let A=(m.upper??.3*t)-(m.lower??0);a[v+1].push({kind:"beam",from:[0,0,-A],to:[0,0,0],width:1*_,tone:"body"})}}r.push({name:m.name,type:m.joint==="R"?"revolute":"prismatic",link:v,child:v+1,frame:o?[...xi]:Tt(Oo(m.alpha),Xs(m.a,0,0))})});function c(m,v,_,w,b,E,S=[0,0,1]){a[m].push({kind:"drum",at:_,axis:S,radius:E,length:1.7*E,tone:"joint"}),a[v].push({kind:"drum",at:w,axis:b,radius:.86*E,length:2.15*E,tone:"accent"})}function u(m,v,_,w,b){let E=v.map((x,A)=>x+_[A]*Math.min(0,w.d)-_[A]*.9*b),S=v.map((x,A)=>x+_[A]*(Math.max(w.d,0)*.35+.9*b));a[m].push({kind:"beam",from:E,to:S,width:1.75*b,tone:"joint"})}let h=i(e),d=We(n.tool),f=[n.tool[2],n.tool[6],n.tool[10]];if(Math.hypot(...d)>.5*h&&l(e,[0,0,0],d,.5*h,.4*h),g()>2.2*h?a[e].push({kind:"ball",at:d,radius:.72*h,tone:"accent"}):a[e].push({kind:"drum",at:d.map((m,v)=>m-.2*h*f[v]),axis:f,radius:.62*h,length:.5*h,tone:"joint"}),n.payload.mass>0){let m=Math.min(.11*t,Math.max(.02*t,.5*Math.cbrt(n.payload.mass/2700)));a[e].push({kind:"ball",at:Ot(n.tool,n.payload.com),radius:m,tone:"foot"})}function g(){return Math.abs(n.rows[e-1].a)}n.rows.forEach((m,v)=>s.push({name:m.link,parts:[],mass:m.mass,com:m.com,inertia:m.inertia})&&(s[v].parts=a[v])),s[e].parts=a[e];let y=gd(n.gravity);if(s[0].parts.push(...nA(n,y,i(0))),n.shapes.length||n.rows.some(m=>m.shapes.length)){let m=wa(n.base);s[0].parts=n.shapes.map(v=>iA(Ym(v,"foot"),m)),n.rows.forEach((v,_)=>s[_+1].parts=v.shapes.map(w=>Ym(w,_%2?"body":"accent")))}return{links:s,joints:r,tip:{link:e,frame:[...n.tool]},reach:t,up:y}}function nA(n,e,t){let i=[0,0,1],[s,r,o]=[n.base[2],n.base[6],n.base[10]];return Math.abs(s*e[0]+r*e[1]+o*e[2])>.9?[{kind:"drum",at:[0,0,-.7*t],axis:i,radius:1.65*t,length:.6*t,tone:"foot"}]:[{kind:"drum",at:[0,0,-1.35*t],axis:i,radius:1.3*t,length:.9*t,tone:"foot"}]}function Ym(n,e){let t=n.frame.length?n.frame:[...xi],i=[t[2],t[6],t[10]];switch(n.kind){case"capsule":return{kind:"limb",from:n.ends.slice(0,3),to:n.ends.slice(3,6),r0:n.radius,r1:n.radius,tone:e==="foot"?"foot":"body"};case"cylinder":return{kind:"drum",at:We(t),axis:i,radius:n.radius,length:n.size[0],tone:e};case"sphere":return{kind:"ball",at:We(t),radius:n.radius,tone:e};case"ellipsoid":return{kind:"ellipsoid",frame:t,size:n.size,tone:e};case"mesh":return{kind:"mesh",frame:t,size:n.size,mesh:n.mesh,tone:e==="accent"?"body":e};default:return{kind:"box",frame:t,size:n.size,tone:e}}}function iA(n,e){let t=i=>Ot(e,i).map((s,r)=>s-e[4*r+3]);switch(n.kind){case"limb":case"beam":return{...n,from:Ot(e,n.from),to:Ot(e,n.to)};case"drum":return{...n,at:Ot(e,n.at),axis:t(n.axis)};case"ball":return{...n,at:Ot(e,n.at)};default:return{...n,frame:Tt(e,n.frame)}}}function xy(n,e){let t=n.links.map((o,a)=>({name:o.name,mass:o.mass,com:o.com,inertia:o.inertia,parts:o.shapes.map(l=>Ym(l,o.body<0?"foot":a%2?"body":"accent"))})),i=n.joints.filter(o=>o.nv===1).map(o=>{let a=n.links.findIndex(c=>c.name===o.child),l=n.axes.slice(3*o.body,3*o.body+3);return{name:o.name,type:o.type,link:a,child:a,frame:Tt(wa(n.links[a].frame),sA(l))}}),s=t.flatMap(o=>o.parts.flatMap(a=>a.kind==="limb"?[a.r0]:[]));if(s.length){let o=Math.max(...s);for(let{link:a,frame:l}of i)t[a].parts.push({kind:"drum",at:We(l),axis:[l[2],l[6],l[10]],radius:1.25*o,length:2.4*o,tone:"joint"})}let r=n.links.findIndex(o=>o.name===n.tip);return{links:t,joints:i,tip:{link:r,frame:[...xi]},reach:e,up:gd(n.gravity)}}function sA(n){let e=n.map(a=>a/(Math.hypot(...n)||1)),t=Math.abs(e[0])<.8?[1,0,0]:[0,1,0],i=[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]],s=Math.hypot(...i),r=i.map(a=>a/s),o=[r[1]*e[2]-r[2]*e[1],r[2]*e[0]-r[0]*e[2],r[0]*e[1]-r[1]*e[0]];return[o[0],r[0],e[0],0,o[1],r[1],e[1],0,o[2],r[2],e[2],0,0,0,0,1]}function Jm(n){let e=Math.hypot(n[0],n[4]),t=i=>Math.abs(i)<1e-15?0:i;return e>1e-9?[Math.atan2(n[9],n[10]),Math.atan2(-n[8],e),Math.atan2(n[4],n[0])].map(t):[Math.atan2(-n[6],n[5]),Math.atan2(-n[8],e),0].map(t)}function by([n,e,t],i){let s=[Math.cos(e),0,Math.sin(e),0,0,1,0,0,-Math.sin(e),0,Math.cos(e),0,0,0,0,1],r=Tt(Tt(Ta(t),s),Oo(n)).map(o=>Math.abs(o)<1e-16?0:o);return[r[3],r[7],r[11]]=i,r}var Qm={};fw(Qm,{SPEEDS:()=>Ca,duration:()=>Ea,film:()=>an,filmed:()=>jm,followTime:()=>Zm,live:()=>Bl,loop:()=>Sr,playing:()=>ds,sampleAt:()=>Km,seek:()=>ks,show:()=>ji,speed:()=>fs,stepBy:()=>Ra,time:()=>fn,toggle:()=>wu});var an=be(null),Bl=be(null),fn=be(0),ds=be(!1),fs=be(1),Sr=be(!0),Ea=Fe(()=>an.value?.t.length?an.value.t[an.value.t.length-1]:0),Ca=[.1,.25,.5,1,2,4];function Km(n,e){let t=0,i=n.length-1;for(;t<i;){let s=t+i+1>>1;n[s]<=e?t=s:i=s-1}return t}var jm=Fe(()=>{let n=an.value;if(!n?.t.length)return[];let e=Km(n.t,fn.value),t=Math.min(e+1,n.t.length-1),i=t>e?Math.min(1,Math.max(0,(fn.value-n.t[e])/(n.t[t]-n.t[e]))):0;return n.q.map(s=>s[e]+i*(s[t]-s[e]))});function ji(n){qs(()=>{(!n||n.title!==an.peek()?.title)&&(fn.value=0,ds.value=!1),an.value=n,n&&(fn.value=Math.min(fn.peek(),n.t[n.t.length-1]??0))})}function wu(){an.peek()&&(!ds.peek()&&fn.peek()>=Ea.peek()&&(fn.value=0),ds.value=!ds.peek())}var ks=n=>{fn.value=Math.min(Math.max(n,0),Ea.peek())};function Ra(n){let e=an.peek();if(!e)return;ds.value=!1;let t=Math.max(1,Math.round(e.t.length/200)),i=Km(e.t,fn.peek()+1e-12);fn.value=e.t[Math.min(Math.max(i+n*t,0),e.t.length-1)]}function Zm(){let n=0,e=It(()=>{if(cancelAnimationFrame(n),!ds.value)return;let t=performance.now(),i=s=>{let r=fn.peek()+fs.peek()*(s-t)/1e3;t=s,r<Ea.peek()?fn.value=r:Sr.peek()?fn.value=0:(fn.value=Ea.peek(),ds.value=!1),ds.peek()&&(n=requestAnimationFrame(i))};n=requestAnimationFrame(i)});return()=>(cancelAnimationFrame(n),e())}function zl(n){let e=typeof document>"u"?null:document.getElementById(`isodyn-${n}`);return e?.textContent?JSON.parse(e.textContent):null}var ki=zl("home")?.home??(typeof location<"u"&&location.protocol.startsWith("http")?"served":"file"),ps=be(ki==="served"?"starting":"none"),t0=be(null),oA=be(null),Uo=Fe(()=>ps.value==="connected"),Au=Fe(()=>{switch(ps.value){case"none":return ki==="notebook"?"In a notebook: everything here is computed in the page.":"No server: everything here is computed in the page.";case"starting":return"Looking for the server …";case"connected":return`Connected to isodyn ${t0.value?.version??""} on this computer.`;case"lost":return"The server has gone. The page goes on computing, and takes it up again when it is back.";case"link":return"The server does not know this page: open it by the link that “isodyn workbench” printed."}}),Pa=class extends Error{constructor(t){super(t.text);this.problem=t}problem},aA={error:"absent",text:"This needs the server: start it with “isodyn workbench” and open this document there."};async function Vl(n,e={}){if(ki!=="served")throw new Pa(aA);let t;try{t=await fetch(n,{credentials:"same-origin",cache:"no-store",...e})}catch{throw ps.peek()==="connected"&&(ps.value="lost"),new Pa({error:"lost",text:Au.peek()})}if(t.ok)return await t.json();let i;try{i=await t.json()}catch{i={error:String(t.status),text:`The server answered ${t.status} ${t.statusText}.`}}throw i.error==="link"&&(ps.value="link"),new Pa(i)}var Sy=n=>({method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(n)}),lA=4e3;function wy(n){if(ki!=="served")return()=>{};let e=0,t=!1,i=async()=>{try{let s=await Vl("api/hello");t0.peek()?.session!==s.session&&(oA.value=null),t0.value=s,ps.value="connected",t||n(s),t=!0}catch{ps.peek()==="starting"&&(ps.value="lost")}e=window.setTimeout(i,lA)};return i(),()=>clearTimeout(e)}var n0=zl("library")??[];async function Ay(){return ki==="served"?Vl("api/library"):n0.map(n=>n.row)}async function _d(n){let e=n0.find(t=>t.row.name===n);return e?e.opened:Vl(`api/library/${encodeURIComponent(n)}`)}var Ty=n=>Vl(`api/open?name=${encodeURIComponent(n.name)}`,{method:"POST",headers:{"Content-Type":"application/octet-stream"},body:n}),i0=n=>Vl("api/model",Sy(n));async function Ey(n){let e=n0.find(t=>t.opened.model.kind==="source"&&n.model.kind==="source"&&t.opened.model.toml===n.model.toml);if(e)return e.opened.structure;try{return(await i0(n.model)).structure}catch{return null}}var My=n=>Uint8Array.from(atob(n),e=>e.charCodeAt(0)),e0=new Map;function yd(n,e,t="dynamics"){let i=`${n}.${t}`,s=e0.get(i);return s||(s=uA(n,e,t),e0.set(i,s),s.catch(()=>e0.delete(i))),s}async function cA(n){if(n[0]!==31||n[1]!==139)return n;let e=new Blob([n]).stream().pipeThrough(new DecompressionStream("gzip"));return new Uint8Array(await new Response(e).arrayBuffer())}async function uA(n,e,t){let i=`${n}.${t}`,s=zl("kernels")?.[i];if(s)return cA(My(s));if(ki==="docs"||ki==="served"){let r=await fetch(`kernels/${encodeURIComponent(i)}.wasm`,{credentials:"same-origin"}).catch(()=>null);if(r?.ok)return new Uint8Array(await r.arrayBuffer())}if(ki==="served"){let r=(await s0("kernels",e,{key:n,set:t}).done).files[0];if(r?.base64)return My(r.base64)}throw new Error(`Kernels for joints ${n} are not in this page. Start “isodyn workbench” and open this document there: it makes them in seconds, and the file that it exports has them.`)}function s0(n,e,t={}){let i=be({share:-1,text:"Starting …"}),s="",r=!1,o=null,a=()=>{s&&fetch(`api/jobs/${s}`,{method:"DELETE",credentials:"same-origin"}).catch(()=>{})};return{kind:n,progress:i,done:(async()=>(s=(await Vl("api/jobs",Sy({kind:n,document:e,options:t}))).id,r&&a(),new Promise((c,u)=>{o=new EventSource(`api/jobs/${s}/events`),o.addEventListener("progress",h=>i.value=JSON.parse(h.data)),o.addEventListener("done",h=>(o?.close(),c(JSON.parse(h.data)))),o.addEventListener("failed",h=>(o?.close(),u(new Pa(JSON.parse(h.data))))),o.onerror=()=>{o?.readyState!==EventSource.CLOSED&&ps.peek()!=="lost"||(o?.close(),u(new Pa({error:"lost",text:"The server went away in the middle of this."})))}})))(),cancel:()=>(r=!0,i.value={share:-1,text:"Ending …"},a())}}var xd=be({}),La=(n,e)=>{xd.value={...xd.value,[n]:e}},$e=Fe(()=>{let n=dt.value;if(n.kind==="dh")return yy(n);let e=xd.value[n.toml];return e?{...e,gravity:n.gravity}:null}),Cy=Fe(()=>$e.value?.key??""),Ia=be({key:"",kernels:null,problem:""}),Bo=Fe(()=>Ia.value.key===Cy.value?Ia.value.problem:""),Zt=Fe(()=>{let n=$e.value,{kernels:e,key:t}=Ia.value;if(!n||!e||t!==n.key)return null;let i=dt.value;return n.editable&&i.kind==="dh"&&e.set({numbers:n.numbers,gravity:i.gravity,tip:pd(i)}),e});function Ry(){let n=[It(()=>{let e=dt.value;e.kind==="source"&&!xd.value[e.toml]&&Ey(Yn.peek()).then(t=>t&&La(e.toml,t))}),It(()=>{let e=Cy.value;if(!e||Ia.peek().key===e)return;Ia.value={key:e,kernels:null,problem:""};let t=(i,s)=>{Ia.peek().key===e&&(Ia.value={key:e,kernels:i,problem:s})};yd(e,Yn.peek()).then(i=>Ol.load(i)).then(i=>t(i,""),i=>t(null,i.message))})];return()=>n.forEach(e=>e())}function Hl(n){let e=$e.peek();return e?.editable?fd(e,n):Zt.peek()?.has("frames")?Zt.peek().call("frames",{q:Float64Array.from(n)}):null}function Tu(n){let e=dt.value;if(e.kind==="dh")return Ul(e,n).slice(0,e.rows.length+1);let t=$e.value;if(!t)return[];let i=(t.editable||Zt.value)&&Hl(n);return t.links.map((s,r)=>i?hs(t,i,r):Tt(yu([],-1),ko))}var hA=Fe(()=>{let n=$e.value;if(!n||dt.value.kind==="dh")return 1;let e=Tu(n.neutral);return Math.max(.1,...e.map((t,i)=>Math.hypot(...We(t))+Math.max(0,...n.links[i].shapes.map(s=>s.ends.length?Math.hypot(s.ends[3]-s.ends[0],s.ends[4]-s.ends[1],s.ends[5]-s.ends[2]):0))))}),Ds=Fe(()=>{let n=dt.value;return n.kind==="dh"?vd(n):$e.value?{...xy($e.value,hA.value),up:gd(n.gravity)}:null}),bd=Fe(()=>Bl.value??(an.value?jm.value:bt.value.q)),Md=Fe(()=>Tu(bd.value));function r0(n){let e=Ds.value,t=Tu(n);return e&&e.tip.link>=0&&t.length?Tt(t[e.tip.link],e.tip.frame):[...ko]}var Sd=Fe(()=>r0(bd.value));var ka=[["system","As the system"],["light","Light"],["dark","Dark"],["projector","Projector"]],o0=typeof matchMedia>"u"?null:matchMedia("(prefers-color-scheme: dark)"),Py=be(o0?.matches??!1);o0?.addEventListener("change",()=>Py.value=o0.matches);var Da=Fe(()=>Dt.value.theme==="system"?Py.value?"dark":"light":Dt.value.theme),wd=Fe(()=>Da.value==="dark"),Ad=Fe(()=>Da.value==="projector"?1.5:1),Iy=()=>typeof matchMedia<"u"&&matchMedia("(prefers-reduced-motion: reduce)").matches,Ly=()=>{let n=ka.findIndex(([e])=>e===Dt.peek().theme);dn({theme:ka[(n+1)%ka.length][0]})},ky=()=>It(()=>{document.documentElement.dataset.theme=Da.value});var dA=Symbol.for("pv"),fA=0;function p(n,e,t,i,s,r){e||(e={});var o,a,l=e;if("ref"in l&&typeof n!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var c={type:n,props:l,key:t,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:dA,__v:--fA,__i:-1,__u:0};return(s||r)&&(c.__source=s,c.__self=r),Pt.vnode&&Pt.vnode(c),c}var Dy={start:"M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z",model:"M4 5h16v14H4zM4 10h16M10 10v9",pose:"M5 20l4-8 7-2M9 12a1.8 1.8 0 1 0 0-.1M16.5 10a1.8 1.8 0 1 0 0-.1M3 20h6M18 8.5l2.5-4",motion:"M3 18c5 0 5-12 9-12s4 12 9 12",dynamics:"M4 4v16h16V4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",simulation:"M7 4v16l13-8z",methods:"M5 20V10M10 20V4M15 20v-7M20 20V8",lessons:"M3 8l9-4 9 4-9 4zM7 10.5V16c2.5 2 7.5 2 10 0v-5.5M21 8v6",export:"M12 15V3M8 7l4-4 4 4M5 13v7h14v-7",undo:"M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",redo:"M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",search:"M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",share:"M17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.2 10.8l6.6-3.8M8.2 13.2l6.6 3.8",more:"M5 12h.01M12 12h.01M19 12h.01",close:"M6 6l12 12M18 6L6 18",check:"M5 12.5l4.5 4.5L19 7",plus:"M12 5v14M5 12h14",minus:"M5 12h14",trash:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",copy:"M9 9h11v11H9zM5 15H4V4h11v1",play:"M7 4v16l13-8z",pause:"M7 4h3.5v16H7zM13.5 4H17v16h-3.5z",first:"M6 5v14M19 5L9 12l10 7z",back:"M17 5L7 12l10 7z",next:"M7 5l10 7-10 7z",repeat:"M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3",down:"M6 9l6 6 6-6",up:"M6 15l6-6 6 6",right:"M9 6l6 6-6 6",eye:"M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",layers:"M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5",camera:"M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",home:"M4 11l8-7 8 7M6 9.5V20h12V9.5",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5h.01",error:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v6M12 16.5h.01",note:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01",file:"M6 3h8l4 4v14H6zM14 3v4h4",open:"M3 19V5h6l2 3h10v11z",save:"M12 3v12M7.5 10.5L12 15l4.5-4.5M4 17v3h16v-3",sun:"M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19",moon:"M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",screen:"M3 4h18v12H3zM9 20h6M12 16v4",system:"M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",target:"M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 1v4M12 19v4M1 12h4M19 12h4",code:"M8 7l-5 5 5 5M16 7l5 5-5 5",chart:"M4 4v16h16M7 15l4-5 3 3 5-7",walk:"M4 20l5-5M9 15V8h6M15 8l5-4M4 20h.01M9 15h.01M15 8h.01",print:"M7 9V3h10v6M5 17H3V9h18v8h-2M7 14h10v7H7z",help:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.8h.01"},pA=new Set(["play","pause","simulation"]);function Nn({name:n,size:e=20}){return p("svg",{class:`icon${pA.has(n)?" solid":n==="more"?" dots":""}`,viewBox:"0 0 24 24",width:e,height:e,"aria-hidden":"true",focusable:"false",children:p("path",{d:Dy[n]??Dy.help})})}var Eu=be([]),mA=0;function Kn(n,e="good",t){let i=++mA;Eu.value=[...Eu.peek().filter(s=>s.text!==n).slice(-2),{id:i,text:n,level:e,action:t}],e!=="error"&&setTimeout(()=>a0(i),t?9e3:5e3)}var a0=n=>{Eu.value=Eu.peek().filter(e=>e.id!==n)};function Ny(){return p("div",{class:"toasts",role:"status","aria-live":"polite",children:Eu.value.map(n=>p("div",{class:`toast ${n.level}`,children:[p(Nn,{name:n.level==="good"?"check":n.level,size:18}),p("span",{children:n.text}),n.action&&p("button",{type:"button",class:"link",onClick:()=>(a0(n.id),n.action?.run()),children:n.action.title}),p("button",{type:"button",class:"icon-button","aria-label":"Close the message",onClick:()=>a0(n.id),children:p(Nn,{name:"close",size:16})})]},n.id))})}async function Qt(n,e){try{await navigator.clipboard.writeText(n)}catch{let t=Object.assign(document.createElement("textarea"),{value:n});document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}Kn(`${e} copied.`)}function eo({label:n,icon:e,items:t,children:i,align:s="left"}){let r=xn(!1),o=Kt(null),a=Kt(null),l=Kt(null),c=()=>[...a.current?.querySelectorAll("[role^=menuitem]:not([disabled])")??[]],u=(d=!0)=>(r.value=!1,d&&l.current?.focus());Hm(()=>{if(!r.value)return;c()[0]?.focus();let d=f=>!o.current?.contains(f.target)&&u(!1);return document.addEventListener("pointerdown",d,!0),()=>document.removeEventListener("pointerdown",d,!0)},[r.value]);let h=d=>{let f=c(),g=f.indexOf(document.activeElement),y=m=>(d.preventDefault(),f[(m+f.length)%f.length]?.focus());if(d.key==="ArrowDown")y(g+1);else if(d.key==="ArrowUp")y(g-1);else if(d.key==="Home")y(0);else if(d.key==="End")y(f.length-1);else if(d.key==="Escape")d.preventDefault(),d.stopPropagation(),u();else if(d.key==="Tab")u(!1);else if(/^\S$/.test(d.key)&&!d.ctrlKey&&!d.metaKey){let m=f.findIndex((v,_)=>_>g&&v.textContent?.trim().toLowerCase().startsWith(d.key.toLowerCase()));m>=0&&y(m)}};return p("div",{class:`menu-root ${s}`,ref:o,children:[p("button",{type:"button",ref:l,class:i===void 0?"icon-button":"button quiet","aria-label":i===void 0?n:void 0,"aria-haspopup":"menu","aria-expanded":r.value,title:i===void 0?n:void 0,onClick:()=>r.value=!r.value,onKeyDown:d=>d.key==="ArrowDown"&&(d.preventDefault(),r.value=!0),children:[e&&p(Nn,{name:e}),i!==void 0&&p("span",{children:i}),i!==void 0&&p(Nn,{name:"down",size:14})]}),r.value&&p("div",{class:"menu",role:"menu","aria-label":n,ref:a,onKeyDown:h,children:t().map(d=>p(ct,{children:[d.apart&&p("div",{class:"menu-line",role:"separator"}),p("button",{type:"button",role:d.checked===void 0?"menuitem":"menuitemcheckbox","aria-checked":d.checked,tabIndex:-1,disabled:d.disabled,onClick:()=>(d.stay||u(),d.run()),children:[p(Nn,{name:d.checked?"check":d.checked===!1?"":d.icon??"",size:18}),p("span",{children:d.title}),d.keys&&p("kbd",{children:d.keys})]})]}))})]})}var l0=be(null);function Fy({text:n,keys:e,children:t}){let i=Kt(0),s=Kt(null),r=()=>{let l=s.current?.firstElementChild?.getBoundingClientRect();if(!l)return;let c=l.bottom>innerHeight-60;l0.value={text:n,keys:e,x:Math.min(Math.max(l.left+l.width/2,70),innerWidth-70),y:c?l.top-8:l.bottom+8,above:c}},o=l=>{l.pointerType==="mouse"&&(clearTimeout(i.current),i.current=window.setTimeout(r,450))},a=()=>{clearTimeout(i.current),l0.value=null};return Ct(()=>a,[]),p("span",{class:"tip-for",ref:s,onPointerEnter:o,onPointerLeave:a,onPointerDown:a,onFocusCapture:l=>l.target.matches(":focus-visible")&&r(),onBlurCapture:a,children:t})}function Oy(){let n=l0.value,e=Kt(null);return Hm(()=>{!e.current||!n||(e.current.style.left=`${n.x}px`,e.current.style.top=`${n.y}px`)}),n&&p("div",{class:n.above?"tip above":"tip",ref:e,"aria-hidden":"true",children:[n.text,n.keys&&p("kbd",{children:n.keys})]})}function ot({children:n,icon:e,onClick:t,kind:i="plain",disabled:s,title:r,pressed:o,expanded:a,small:l}){return p("button",{type:"button",class:`button ${i}${l?" small":""}`,onClick:t,disabled:s,title:r,"aria-pressed":o,"aria-expanded":a,children:[e&&p(Nn,{name:e,size:l?16:18}),n!==void 0&&p("span",{children:n})]})}function pn({icon:n,label:e,keys:t,onClick:i,disabled:s,pressed:r,expanded:o,size:a=20,kind:l=""}){return p(Fy,{text:e,keys:t&&os(t),children:p("button",{type:"button",class:`icon-button ${l}`,"aria-label":e,"aria-keyshortcuts":t?.replace("Mod","Control"),onClick:i,disabled:s,"aria-pressed":r,"aria-expanded":o,children:p(Nn,{name:n,size:a})})})}function bn({title:n,hint:e,children:t,fold:i,open:s=!0,aside:r}){let o=yr(),a=xn(Uy.get(n)??s),l=()=>Uy.set(n,a.value=!a.value);return p("section",{class:"section","aria-labelledby":o,children:[p("header",{class:"section-head",children:[p("h3",{id:o,children:i?p("button",{type:"button",class:"fold","aria-expanded":a.value,onClick:l,children:[p(Nn,{name:a.value?"down":"right",size:16})," ",n]}):n}),r&&p("div",{class:"section-aside",children:r})]}),e&&a.value&&p("p",{class:"hint",children:e}),(!i||a.value)&&p("div",{class:"section-body",children:t})]})}var Uy=new Map;function wr({tabs:n,value:e,onChange:t,label:i}){let s=Kt(null);return p("div",{class:"tabs",role:"tablist","aria-label":i,ref:s,onKeyDown:o=>{let a={ArrowRight:1,ArrowLeft:-1}[o.key],l=n.findIndex(([u])=>u===e),c=a?(l+a+n.length)%n.length:o.key==="Home"?0:o.key==="End"?n.length-1:-1;c<0||(o.preventDefault(),t(n[c][0]),s.current?.querySelectorAll("[role=tab]")[c]?.focus())},children:n.map(([o,a])=>p("button",{type:"button",role:"tab","aria-selected":o===e,tabIndex:o===e?0:-1,onClick:()=>t(o),children:a},o))})}function Ht({level:n="note",children:e,remedy:t,action:i}){return p("div",{class:`notice ${n}`,role:n==="error"?"alert":"note",children:[p(Nn,{name:n==="good"?"check":n,size:18}),p("div",{children:[p("p",{children:e}),t&&p("p",{class:"remedy",children:t}),i&&p("div",{class:"notice-action",children:i})]})]})}function gA({share:n,text:e,onCancel:t}){return p("div",{class:"progress",children:[p("progress",{max:1,value:n<0?void 0:n,"aria-label":e}),p("span",{class:"progress-text","aria-live":"polite",children:e}),t&&p(ot,{small:!0,onClick:t,children:"Cancel"})]})}function By({job:n}){let e=n.value;return e&&p(gA,{share:e.progress.value.share,text:e.progress.value.text,onCancel:e.cancel})}var Ns=({title:n,children:e})=>p("div",{class:"empty",children:[p("h3",{children:n}),p("div",{children:e})]}),Gl=({rows:n})=>p("dl",{class:"facts",children:n.map(([e,t])=>p("div",{children:[p("dt",{children:e}),p("dd",{children:t})]},e))});var Na=32*Math.PI/180;function Td({eye:n,target:e,up:t}){let i=Cu(Tn(n,e),[1,0,0]),s=Cu(Fo(t,i),Math.abs(i[0])<.9?[1,0,0]:[0,1,0]);return[s,Fo(i,s),i]}var Cu=(n,e)=>Rt(n)>1e-9?jt(n,1/Rt(n)):e;function Ed(n){let e=[0,1,2].reduce((s,r)=>Math.abs(n[r])>Math.abs(n[s])+1e-9?r:s,0),t=[0,0,0];t[(e+1)%3]=1;let i=Cu(Tn(t,jt(n,Jn(t,n))),[1,0,0]);return[i,Fo(n,i)]}function Cd(n,e,t,i=1.4){let s=Math.abs(t[2])<.5,[r,o]=Ed(t),a=s?[0,0,1]:li(jt(r,.78),jt(o,-.62)),l=Cu(li(li(a,s?jt(Fo(t,[0,0,1]),.42):[0,0,0]),jt(t,s?.25:.42)),[1,0,0]),c=Math.min(1,i),u=1.12*e/Math.sin(Math.atan(Math.tan(Na/2)*c));return{eye:li(n,jt(l,u)),target:[...n],up:t}}function zy(n,e,t){let[i,s]=Ed(n.up),r=Tn(n.eye,n.target),o=Rt(r),a=Math.atan2(Jn(r,s),Jn(r,i))-e,l=Math.PI/2-.02,c=Math.min(Math.max(Math.asin(Math.min(1,Math.max(-1,Jn(r,n.up)/o)))+t,-l),l),u=li(jt(i,Math.cos(a)),jt(s,Math.sin(a))),h=li(jt(u,Math.cos(c)),jt(n.up,Math.sin(c)));return{...n,eye:li(n.target,jt(h,o))}}function Vy(n,e,t){let[i,s]=Td(n),r=2*Rt(Tn(n.eye,n.target))*Math.tan(Na/2),o=li(jt(i,-e*r),jt(s,t*r));return{...n,eye:li(n.eye,o),target:li(n.target,o)}}function Hy(n,e,t){let i=Tn(n.eye,n.target),s=Rt(i);return{...n,eye:li(n.target,jt(i,Math.min(Math.max(s*e,.1*t),40*t)/s))}}function to(n,e,t){let[i,s,r]=Td(n),o=t/2/Math.tan(Na/2);return a=>{let l=[a[0]-n.eye[0],a[1]-n.eye[1],a[2]-n.eye[2]],c=-Jn(l,r),u=o/Math.max(c,1e-6);return[e/2+u*Jn(l,i),t/2-u*Jn(l,s),c]}}function vA(n,e,t,i,s){let[r,o,a]=Td(n),l=2*Math.tan(Na/2)/s,c=li(li(jt(r,(e-i/2)*l),jt(o,(s/2-t)*l)),jt(a,-1));return{from:n.eye,along:Cu(c,[1,0,0])}}function Gy(n,e,t,i,s,r){let{from:o,along:a}=vA(n,t,i,s,r),l=Td(n)[2],c=Jn(Tn(e,o),l)/Jn(a,l);return li(o,jt(a,c))}var zo=["#0072B2","#D55E00","#009E73","#CC79A7","#E69F00","#56B4E9","#8a7a00","#5b5b5b"],Wl=["#4FB3E8","#FF8A4C","#3CCFA4","#E59CC5","#F2B84B","#8AD0F5","#EFE35C","#c4c4c4"],c0=[[],[8,4],[2,3],[10,3,2,3],[4,2],[14,4],[6,2,2,2,2,2],[1,4]],Fa=["#D55E00","#009E73","#0072B2"],Oa=["#FF8A4C","#3CCFA4","#5FBCEF"];function ql(n,e){let{up:t}=n,i=l=>l[0]*t[0]+l[1]*t[1]+l[2]*t[2],s=on(e),r=s[2]*t[0]+s[5]*t[1]+s[8]*t[2],o=n.links[0].parts.find(l=>l.kind==="drum"&&l.tone==="foot"),a=o?.kind==="drum"?o.length:0;return r>.9?i(We(e))-a:i(We(e))-1.12*n.reach}function Wy(n,e){if(!(n>0))return null;let[t,i,s,r,o,a]=e,{values:l,vectors:c}=Fl([t,r,o,r,i,a,o,a,s],3),u=[0,1,2].map(f=>2.5/n*(l[(f+1)%3]+l[(f+2)%3]-l[f])),h=Math.max(...u);return!Number.isFinite(h)||u.some(f=>f<-.02*h)?null:{half:u.map(f=>Math.sqrt(Math.max(0,f))),axes:c}}function qy({figure:n,frames:e,layers:t,extras:i}){let s=[],r=.09*n.reach,o=(a,l,c)=>{["x","y","z"].forEach((u,h)=>{let d=[0,0,0];d[h]=1.18*c,s.push({at:Ot(a,d),text:l?`${u}${_A(l)}`:u,tone:u})})};return t.has("frames")&&e.forEach((a,l)=>o(a,String(l),r)),i.frames?.forEach(a=>o(a.frame,a.label,a.size??r)),t.has("names")&&n.links.forEach((a,l)=>l&&s.push({at:Ot(e[l],a.com),text:a.name,tone:"ink",off:[0,-14]})),i.arrows?.forEach(a=>{a.label&&Rt(a.vector)>1e-6&&s.push({at:a.at.map((l,c)=>l+a.vector[c]),text:a.label,tone:"accent",off:[0,-12]})}),s}var _A=n=>/^\d+$/.test(n)?[...n].map(e=>"₀₁₂₃₄₅₆₇₈₉"[Number(e)]).join(""):n;function Rd({figure:n,frames:e}){let t=e.map(We);n.links.forEach((a,l)=>a.parts.forEach(c=>{(c.kind==="limb"||c.kind==="beam")&&t.push(Ot(e[l],c.from),Ot(e[l],c.to)),(c.kind==="box"||c.kind==="mesh")&&t.push(Ot(e[l],We(c.frame)))})),n.tip.link>=0&&t.push(Ot(e[n.tip.link],We(n.tip.frame)));let i=[0,1,2].map(a=>Math.min(...t.map(l=>l[a]))),s=[0,1,2].map(a=>Math.max(...t.map(l=>l[a]))),r=i.map((a,l)=>(a+s[l])/2),o=Math.max(.5*Math.hypot(...i.map((a,l)=>s[l]-a))*1.12,.42*n.reach);return{middle:r,radius:o}}var yA={light:{body:"#b9c1cb",joint:"#3b424b",accent:"#2f83bd",foot:"#6b7480"},dark:{body:"#c3cad2",joint:"#59626d",accent:"#3f9bd6",foot:"#525a64"}},Pd=class{constructor(e){this.canvas=e;this.pen=e.getContext("2d")}canvas;kind="canvas";pen;size={width:1,height:1,ratio:1};resize(e,t,i){this.size={width:e,height:t,ratio:i},this.canvas.width=Math.round(e*i),this.canvas.height=Math.round(t*i)}draw(e){let{pen:t,size:i}=this,{figure:s,frames:r,layers:o,extras:a,trace:l,dark:c,camera:u,large:h}=e;t.setTransform(i.ratio,0,0,i.ratio,0,0),t.clearRect(0,0,i.width,i.height),t.lineCap=t.lineJoin="round";let d=to(u,i.width,i.height),f=c?Wl:zo,g=(_,w,b,E,S=[])=>{let[x,A]=[d(_),d(w)];x[2]<=0||A[2]<=0||(t.strokeStyle=b,t.lineWidth=E,t.setLineDash(S),t.beginPath(),t.moveTo(x[0],x[1]),t.lineTo(A[0],A[1]),t.stroke(),t.setLineDash([]))};if(o.has("grid")){let[_,w]=Ed(s.up),b=We(r[0]),E=b.map((A,U)=>A+(ql(s,r[0])-b.reduce((F,k,V)=>F+k*s.up[V],0))*s.up[U]),S=.25*s.reach,x=(A,U)=>E.map((F,k)=>F+A*S*_[k]+U*S*w[k]);for(let A=-5;A<=5;A++)g(x(A,-5),x(A,5),c?"#343b43":"#d5dae0",1),g(x(-5,A),x(5,A),c?"#343b43":"#d5dae0",1)}let y=(_,w,b=[])=>{for(let E=0;E+5<_.length;E+=3)g([_[E],_[E+1],_[E+2]],[_[E+3],_[E+4],_[E+5]],w,1.6*h,b)},m=(_,w)=>{let b=[];s.links.forEach((E,S)=>E.parts.forEach(x=>{let[A,U,F]=$y(x).map(B=>Array.isArray(B)?Ot(_[S],B):B),[k,V]=[d(A),d(U)],L=(k[2]+V[2])/2,R=Math.max(2,2*F*(d(u.target)[2]>0?i.height/2/Math.tan(.279):1)/Math.max(L,1e-6)),N=a.link===S?f[0]:yA[c?"dark":"light"][x.tone];b.push({depth:L,draw:()=>g(A,U,N,R)})})),t.globalAlpha=w?.2:1,b.sort((E,S)=>S.depth-E.depth).forEach(E=>E.draw()),t.globalAlpha=1};o.has("bodies")&&(a.ghost&&m(a.ghost,!0),m(r,!1));let v=(_,w,b)=>[[w,0,0],[0,w,0],[0,0,w]].forEach((E,S)=>g(We(_),Ot(_,E),(c?Oa:Fa)[S],b*h));if(o.has("axes")&&s.joints.forEach(_=>{let w=b=>Ot(r[_.link],Ot(_.frame,[0,0,b]));g(w(-.24*s.reach),w(.24*s.reach),c?"#e6e8eb":"#2b3036",1,[6,4])}),o.has("frames")&&r.forEach(_=>v(_,.09*s.reach,2)),o.has("com")&&s.links.forEach((_,w)=>{if(!w||!(_.mass>0))return;let[b,E]=d(Ot(r[w],_.com));t.fillStyle="#E69F00",t.beginPath(),t.arc(b,E,5*h,0,7),t.fill()}),l&&o.has("trace")&&y(l,f[1]),a.paths?.forEach(_=>y(_.points,f[_.colour%f.length],_.dashed?[6,4]:[])),a.arrows?.forEach(_=>g(_.at,_.at.map((w,b)=>w+_.vector[b]),f[_.colour%f.length],4*h)),a.frames?.forEach(_=>v(_.frame,_.size??.09*s.reach,3)),a.goal){let[_,w]=d(a.goal);t.strokeStyle="#D55E00",t.lineWidth=3,t.beginPath(),t.arc(_,w,8*h,0,7),t.stroke()}}pick({figure:e,frames:t,camera:i},s,r){let o=to(i,this.size.width,this.size.height),a=null,l=16;return e.links.forEach((c,u)=>u&&c.parts.forEach(h=>{let[d,f]=$y(h),[g,y]=[Ot(t[u],d),Ot(t[u],f)],[m,v]=[o(g),o(y)],_=(v[0]-m[0])**2+(v[1]-m[1])**2,w=_>0?Math.min(1,Math.max(0,((s-m[0])*(v[0]-m[0])+(r-m[1])*(v[1]-m[1]))/_)):0,b=Math.hypot(m[0]+w*(v[0]-m[0])-s,m[1]+w*(v[1]-m[1])-r);b<l&&(l=b,a={link:u,point:g.map((E,S)=>E+w*(y[S]-E))})})),a}dispose(){}};function $y(n){switch(n.kind){case"limb":return[n.from,n.to,(n.r0+n.r1)/2];case"beam":return[n.from,n.to,n.width/2];case"drum":{let e=n.axis.map(t=>.15*n.length*t);return[n.at.map((t,i)=>t-e[i]),n.at.map((t,i)=>t+e[i]),.8*n.radius]}case"ball":return[n.at,n.at,n.radius];default:{let e=We(n.frame);return[e,e,n.kind==="box"?.4*Math.hypot(...n.size):.03]}}}/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var Mx=0,V0=1,Sx=2;var qa=1,wx=2,vc=3,ta=0,Ci=1,Ir=2,$a=0,_c=1,H0=2,G0=3,W0=4,Ax=5;var Xa=100,Tx=101,Ex=102,Cx=103,Rx=104,Px=200,Ix=201,Lx=202,kx=203,q0=204,$0=205,Dx=206,Nx=207,Fx=208,Ox=209,Ux=210,Bx=211,zx=212,Vx=213,Hx=214,tf=0,nf=1,sf=2,oc=3,rf=4,of=5,af=6,lf=7,X0=0,Gx=1,Wx=2,Lr=0,Y0=1,J0=2,K0=3,th=4,j0=5,Z0=6,Q0=7;var eg=300,Ya=301,yc=302,Nf=303,Ff=304,cf=1e3,Tr=1001,uf=1002,Mi=1003,qx=1004;var nh=1005;var $i=1006,Of=1007;var fo=1008;var Qi=1009,tg=1010,ng=1011,xc=1012,Uf=1013,Qs=1014,er=1015,tr=1016,Bf=1017,zf=1018,Ja=1020,ig=35902,sg=35899,rg=1021,og=1022,nr=1023,lo=1026,po=1027,ag=1028,Vf=1029,na=1030,Hf=1031;var Gf=1033,ih=33776,sh=33777,rh=33778,oh=33779,Wf=35840,qf=35841,$f=35842,Xf=35843,Yf=36196,Jf=37492,Kf=37496,jf=37488,Zf=37489,ah=37490,Qf=37491,ep=37808,tp=37809,np=37810,ip=37811,sp=37812,rp=37813,op=37814,ap=37815,lp=37816,cp=37817,up=37818,hp=37819,dp=37820,fp=37821,pp=36492,mp=36494,gp=36495,vp=36283,_p=36284,lh=36285,yp=36286;var Nu=2300,hf=2301,Qd=2302,k0=2303,D0=2400,N0=2401,F0=2402;var $x=3200;var xp=0,Xx=1,mo="",vs="srgb",Fu="srgb-linear",Ou="linear",Gt="srgb";var ef=7680;var Yx=519,Jx=512,Kx=513,jx=514,lg=515,Zx=516,Qx=517,cg=518,ug=519,eb=35044;var hg="300 es",Os=2e3,ac=2001;function xA(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function bA(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function Uu(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function tb(){let n=Uu("canvas");return n.style.display="block",n}var Xy={},Ha=null;function dg(n){Ha=n}function fg(...n){let e="THREE."+n.shift();Ha?Ha("log",e,...n):console.log(e,...n)}function nb(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function je(...n){n=nb(n);let e="THREE."+n.shift();if(Ha)Ha("warn",e,...n);else{let t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function tt(...n){n=nb(n);let e="THREE."+n.shift();if(Ha)Ha("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function Du(...n){let e=n.join(" ");e in Xy||(Xy[e]=!0,je(...n))}function ib(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:i()}}setTimeout(r,t)})}var sb={[tf]:tf,[sf]:af,[rf]:rf,[oc]:of,[nf]:nf,[af]:sf,[lf]:lf,[of]:oc},Er=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let s=i[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let s=i.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Di=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var u0=Math.PI/180,df=180/Math.PI;function ch(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(Di[n&255]+Di[n>>8&255]+Di[n>>16&255]+Di[n>>24&255]+"-"+Di[e&255]+Di[e>>8&255]+"-"+Di[e>>16&15|64]+Di[e>>24&255]+"-"+Di[t&63|128]+Di[t>>8&255]+"-"+Di[t>>16&255]+Di[t>>24&255]+Di[i&255]+Di[i>>8&255]+Di[i>>16&255]+Di[i>>24&255]).toLowerCase()}function wt(n,e,t){return Math.max(e,Math.min(t,n))}function MA(n,e){return(n%e+e)%e}function h0(n,e,t){return(1-t)*n+t*e}function rb(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function pg(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function SA(n,e){if(e.constructor===Float32Array)return n;let t=pg(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function wA(n,e){if(e.constructor===Float32Array)return n;let t=pg(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}var ut=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=wt(this.x,e.x,t.x),this.y=wt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=wt(this.x,e,t),this.y=wt(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(wt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(wt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*i-o*s+e.x,this.y=r*s+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},_s=class{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,o,a){let l=i[s+0],c=i[s+1],u=i[s+2],h=i[s+3],d=r[o+0],f=r[o+1],g=r[o+2],y=r[o+3];if(h!==y||l!==d||c!==f||u!==g){let m=l*d+c*f+u*g+h*y;m<0&&(d=-d,f=-f,g=-g,y=-y,m=-m);let v=1-a;if(m<.9995){let _=Math.acos(m),w=Math.sin(_);v=Math.sin(v*_)/w,a=Math.sin(a*_)/w,l=l*v+d*a,c=c*v+f*a,u=u*v+g*a,h=h*v+y*a}else{l=l*v+d*a,c=c*v+f*a,u=u*v+g*a,h=h*v+y*a;let _=1/Math.sqrt(l*l+c*c+u*u+h*h);l*=_,c*=_,u*=_,h*=_}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=h}static multiplyQuaternionsFlat(e,t,i,s,r,o){let a=i[s],l=i[s+1],c=i[s+2],u=i[s+3],h=r[o],d=r[o+1],f=r[o+2],g=r[o+3];return e[t]=a*g+u*h+l*f-c*d,e[t+1]=l*g+u*d+c*h-a*f,e[t+2]=c*g+u*f+a*d-l*h,e[t+3]=u*g-a*h-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this._x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(i/2),u=a(s/2),h=a(r/2),d=l(i/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*u*h+c*f*g,this._y=c*f*h-d*u*g,this._z=c*u*g+d*f*h,this._w=c*u*h-d*f*g;break;case"YXZ":this._x=d*u*h+c*f*g,this._y=c*f*h-d*u*g,this._z=c*u*g-d*f*h,this._w=c*u*h+d*f*g;break;case"ZXY":this._x=d*u*h-c*f*g,this._y=c*f*h+d*u*g,this._z=c*u*g+d*f*h,this._w=c*u*h-d*f*g;break;case"ZYX":this._x=d*u*h-c*f*g,this._y=c*f*h+d*u*g,this._z=c*u*g-d*f*h,this._w=c*u*h+d*f*g;break;case"YZX":this._x=d*u*h+c*f*g,this._y=c*f*h+d*u*g,this._z=c*u*g-d*f*h,this._w=c*u*h-d*f*g;break;case"XZY":this._x=d*u*h-c*f*g,this._y=c*f*h-d*u*g,this._z=c*u*g+d*f*h,this._w=c*u*h+d*f*g;break;default:je("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],u=t[6],h=t[10],d=i+a+h;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(u-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(i>a&&i>h){let f=2*Math.sqrt(1+i-a-h);this._w=(u-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>h){let f=2*Math.sqrt(1+a-i-h);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+u)/f}else{let f=2*Math.sqrt(1+h-i-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+u)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(wt(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+o*a+s*c-r*l,this._y=s*u+o*l+r*a-i*c,this._z=r*u+o*c+i*l-s*a,this._w=o*u-i*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},K=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Yy.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Yy.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*i),u=2*(a*t-r*s),h=2*(r*i-o*t);return this.x=t+l*c+o*h-a*u,this.y=i+l*u+a*c-r*h,this.z=s+l*h+r*u-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=wt(this.x,e.x,t.x),this.y=wt(this.y,e.y,t.y),this.z=wt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=wt(this.x,e,t),this.y=wt(this.y,e,t),this.z=wt(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(wt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-i*l,this.z=i*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return d0.copy(this).projectOnVector(e),this.sub(d0)}reflect(e){return this.sub(d0.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(wt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},d0=new K,Yy=new _s,it=class{static{this.prototype.isMatrix3=!0}constructor(e,t,i,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c)}set(e,t,i,s,r,o,a,l,c){let u=this.elements;return u[0]=e,u[1]=s,u[2]=a,u[3]=t,u[4]=r,u[5]=l,u[6]=i,u[7]=o,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],u=i[4],h=i[7],d=i[2],f=i[5],g=i[8],y=s[0],m=s[3],v=s[6],_=s[1],w=s[4],b=s[7],E=s[2],S=s[5],x=s[8];return r[0]=o*y+a*_+l*E,r[3]=o*m+a*w+l*S,r[6]=o*v+a*b+l*x,r[1]=c*y+u*_+h*E,r[4]=c*m+u*w+h*S,r[7]=c*v+u*b+h*x,r[2]=d*y+f*_+g*E,r[5]=d*m+f*w+g*S,r[8]=d*v+f*b+g*x,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8];return t*o*u-t*a*c-i*r*u+i*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=u*o-a*c,d=a*l-u*r,f=c*r-o*l,g=t*h+i*d+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/g;return e[0]=h*y,e[1]=(s*c-u*i)*y,e[2]=(a*i-s*o)*y,e[3]=d*y,e[4]=(u*t-s*l)*y,e[5]=(s*r-a*t)*y,e[6]=f*y,e[7]=(i*l-c*t)*y,e[8]=(o*t-i*r)*y,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(i*l,i*c,-i*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Du("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(f0.makeScale(e,t)),this}rotate(e){return Du("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(f0.makeRotation(-e)),this}translate(e,t){return Du("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(f0.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}},f0=new it,Jy=new it().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Ky=new it().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function AA(){let n={enabled:!0,workingColorSpace:Fu,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Gt&&(s.r=ao(s.r),s.g=ao(s.g),s.b=ao(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Gt&&(s.r=rc(s.r),s.g=rc(s.g),s.b=rc(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===mo?Ou:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[Fu]:{primaries:e,whitePoint:i,transfer:Ou,toXYZ:Jy,fromXYZ:Ky,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:vs},outputColorSpaceConfig:{drawingBufferColorSpace:vs}},[vs]:{primaries:e,whitePoint:i,transfer:Gt,toXYZ:Jy,fromXYZ:Ky,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:vs}}}),n}var St=AA();function ao(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function rc(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var $l,ff=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{$l===void 0&&($l=Uu("canvas")),$l.width=e.width,$l.height=e.height;let s=$l.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),i=$l}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Uu("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let s=i.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=ao(r[o]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(ao(t[i]/255)*255):t[i]=ao(t[i]);return{data:t,width:e.width,height:e.height}}else return je("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},TA=0,lc=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:TA++}),this.uuid=ch(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(p0(s[o].image)):r.push(p0(s[o]))}else r=p0(s);i.url=r}return t||(e.images[this.uuid]=i),i}};function p0(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?ff.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(je("Texture: Unable to serialize Texture."),{})}var EA=0,m0=new K,Zi=class n extends Er{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=Tr,s=Tr,r=$i,o=fo,a=nr,l=Qi,c=n.DEFAULT_ANISOTROPY,u=mo){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:EA++}),this.uuid=ch(),this.name="",this.source=new lc(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new ut(0,0),this.repeat=new ut(1,1),this.center=new ut(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new it,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(m0).x}get height(){return this.source.getSize(m0).y}get depth(){return this.source.getSize(m0).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){je(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){je(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==eg)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case cf:e.x=e.x-Math.floor(e.x);break;case Tr:e.x=e.x<0?0:1;break;case uf:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case cf:e.y=e.y-Math.floor(e.y);break;case Tr:e.y=e.y<0?0:1;break;case uf:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};Zi.DEFAULT_IMAGE=null;Zi.DEFAULT_MAPPING=eg;Zi.DEFAULT_ANISOTROPY=1;var Mn=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,s=1){this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*i+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*i+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*i+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r,l=e.elements,c=l[0],u=l[4],h=l[8],d=l[1],f=l[5],g=l[9],y=l[2],m=l[6],v=l[10];if(Math.abs(u-d)<.01&&Math.abs(h-y)<.01&&Math.abs(g-m)<.01){if(Math.abs(u+d)<.1&&Math.abs(h+y)<.1&&Math.abs(g+m)<.1&&Math.abs(c+f+v-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let w=(c+1)/2,b=(f+1)/2,E=(v+1)/2,S=(u+d)/4,x=(h+y)/4,A=(g+m)/4;return w>b&&w>E?w<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(w),s=S/i,r=x/i):b>E?b<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),i=S/s,r=A/s):E<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(E),i=x/r,s=A/r),this.set(i,s,r,t),this}let _=Math.sqrt((m-g)*(m-g)+(h-y)*(h-y)+(d-u)*(d-u));return Math.abs(_)<.001&&(_=1),this.x=(m-g)/_,this.y=(h-y)/_,this.z=(d-u)/_,this.w=Math.acos((c+f+v-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=wt(this.x,e.x,t.x),this.y=wt(this.y,e.y,t.y),this.z=wt(this.z,e.z,t.z),this.w=wt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=wt(this.x,e,t),this.y=wt(this.y,e,t),this.z=wt(this.z,e,t),this.w=wt(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(wt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},pf=class extends Er{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:$i,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new Mn(0,0,e,t),this.scissorTest=!1,this.viewport=new Mn(0,0,e,t),this.textures=[];let s=i.count;for(let r=0;r<s;r++)this.textures[r]=new Zi({width:e,height:t,depth:i.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:$i,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new lc(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},ys=class extends pf{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},Bu=class extends Zi{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Mi,this.minFilter=Mi,this.wrapR=Tr,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var mf=class extends Zi{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Mi,this.minFilter=Mi,this.wrapR=Tr,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Ut=class n{static{this.prototype.isMatrix4=!0}constructor(e,t,i,s,r,o,a,l,c,u,h,d,f,g,y,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c,u,h,d,f,g,y,m)}set(e,t,i,s,r,o,a,l,c,u,h,d,f,g,y,m){let v=this.elements;return v[0]=e,v[4]=t,v[8]=i,v[12]=s,v[1]=r,v[5]=o,v[9]=a,v[13]=l,v[2]=c,v[6]=u,v[10]=h,v[14]=d,v[3]=f,v[7]=g,v[11]=y,v[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new n().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,s=1/Xl.setFromMatrixColumn(e,0).length(),r=1/Xl.setFromMatrixColumn(e,1).length(),o=1/Xl.setFromMatrixColumn(e,2).length();return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,s=e.y,r=e.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(s),c=Math.sin(s),u=Math.cos(r),h=Math.sin(r);if(e.order==="XYZ"){let d=o*u,f=o*h,g=a*u,y=a*h;t[0]=l*u,t[4]=-l*h,t[8]=c,t[1]=f+g*c,t[5]=d-y*c,t[9]=-a*l,t[2]=y-d*c,t[6]=g+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*u,f=l*h,g=c*u,y=c*h;t[0]=d+y*a,t[4]=g*a-f,t[8]=o*c,t[1]=o*h,t[5]=o*u,t[9]=-a,t[2]=f*a-g,t[6]=y+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*u,f=l*h,g=c*u,y=c*h;t[0]=d-y*a,t[4]=-o*h,t[8]=g+f*a,t[1]=f+g*a,t[5]=o*u,t[9]=y-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*u,f=o*h,g=a*u,y=a*h;t[0]=l*u,t[4]=g*c-f,t[8]=d*c+y,t[1]=l*h,t[5]=y*c+d,t[9]=f*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,g=a*l,y=a*c;t[0]=l*u,t[4]=y-d*h,t[8]=g*h+f,t[1]=h,t[5]=o*u,t[9]=-a*u,t[2]=-c*u,t[6]=f*h+g,t[10]=d-y*h}else if(e.order==="XZY"){let d=o*l,f=o*c,g=a*l,y=a*c;t[0]=l*u,t[4]=-h,t[8]=c*u,t[1]=d*h+y,t[5]=o*u,t[9]=f*h-g,t[2]=g*h-f,t[6]=a*u,t[10]=y*h+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(CA,e,RA)}lookAt(e,t,i){let s=this.elements;return ms.subVectors(e,t),ms.lengthSq()===0&&(ms.z=1),ms.normalize(),Vo.crossVectors(i,ms),Vo.lengthSq()===0&&(Math.abs(i.z)===1?ms.x+=1e-4:ms.z+=1e-4,ms.normalize(),Vo.crossVectors(i,ms)),Vo.normalize(),Id.crossVectors(ms,Vo),s[0]=Vo.x,s[4]=Id.x,s[8]=ms.x,s[1]=Vo.y,s[5]=Id.y,s[9]=ms.y,s[2]=Vo.z,s[6]=Id.z,s[10]=ms.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[4],l=i[8],c=i[12],u=i[1],h=i[5],d=i[9],f=i[13],g=i[2],y=i[6],m=i[10],v=i[14],_=i[3],w=i[7],b=i[11],E=i[15],S=s[0],x=s[4],A=s[8],U=s[12],F=s[1],k=s[5],V=s[9],L=s[13],R=s[2],N=s[6],B=s[10],G=s[14],ne=s[3],$=s[7],J=s[11],te=s[15];return r[0]=o*S+a*F+l*R+c*ne,r[4]=o*x+a*k+l*N+c*$,r[8]=o*A+a*V+l*B+c*J,r[12]=o*U+a*L+l*G+c*te,r[1]=u*S+h*F+d*R+f*ne,r[5]=u*x+h*k+d*N+f*$,r[9]=u*A+h*V+d*B+f*J,r[13]=u*U+h*L+d*G+f*te,r[2]=g*S+y*F+m*R+v*ne,r[6]=g*x+y*k+m*N+v*$,r[10]=g*A+y*V+m*B+v*J,r[14]=g*U+y*L+m*G+v*te,r[3]=_*S+w*F+b*R+E*ne,r[7]=_*x+w*k+b*N+E*$,r[11]=_*A+w*V+b*B+E*J,r[15]=_*U+w*L+b*G+E*te,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],u=e[2],h=e[6],d=e[10],f=e[14],g=e[3],y=e[7],m=e[11],v=e[15],_=l*f-c*d,w=a*f-c*h,b=a*d-l*h,E=o*f-c*u,S=o*d-l*u,x=o*h-a*u;return t*(y*_-m*w+v*b)-i*(g*_-m*E+v*S)+s*(g*w-y*E+v*x)-r*(g*b-y*S+m*x)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],u=e[10];return t*(o*u-a*c)-i*(r*u-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=e[9],d=e[10],f=e[11],g=e[12],y=e[13],m=e[14],v=e[15],_=t*a-i*o,w=t*l-s*o,b=t*c-r*o,E=i*l-s*a,S=i*c-r*a,x=s*c-r*l,A=u*y-h*g,U=u*m-d*g,F=u*v-f*g,k=h*m-d*y,V=h*v-f*y,L=d*v-f*m,R=_*L-w*V+b*k+E*F-S*U+x*A;if(R===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let N=1/R;return e[0]=(a*L-l*V+c*k)*N,e[1]=(s*V-i*L-r*k)*N,e[2]=(y*x-m*S+v*E)*N,e[3]=(d*S-h*x-f*E)*N,e[4]=(l*F-o*L-c*U)*N,e[5]=(t*L-s*F+r*U)*N,e[6]=(m*b-g*x-v*w)*N,e[7]=(u*x-d*b+f*w)*N,e[8]=(o*V-a*F+c*A)*N,e[9]=(i*F-t*V-r*A)*N,e[10]=(g*S-y*b+v*_)*N,e[11]=(h*b-u*S-f*_)*N,e[12]=(a*U-o*k-l*A)*N,e[13]=(t*k-i*U+s*A)*N,e[14]=(y*w-g*E-m*_)*N,e[15]=(u*E-h*w+d*_)*N,this}scale(e){let t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),s=Math.sin(t),r=1-i,o=e.x,a=e.y,l=e.z,c=r*o,u=r*a;return this.set(c*o+i,c*a-s*l,c*l+s*a,0,c*a+s*l,u*a+i,u*l-s*o,0,c*l-s*a,u*l+s*o,r*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,o){return this.set(1,i,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,u=o+o,h=a+a,d=r*c,f=r*u,g=r*h,y=o*u,m=o*h,v=a*h,_=l*c,w=l*u,b=l*h,E=i.x,S=i.y,x=i.z;return s[0]=(1-(y+v))*E,s[1]=(f+b)*E,s[2]=(g-w)*E,s[3]=0,s[4]=(f-b)*S,s[5]=(1-(d+v))*S,s[6]=(m+_)*S,s[7]=0,s[8]=(g+w)*x,s[9]=(m-_)*x,s[10]=(1-(d+y))*x,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return i.set(1,1,1),t.identity(),this;let o=Xl.set(s[0],s[1],s[2]).length(),a=Xl.set(s[4],s[5],s[6]).length(),l=Xl.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Ys.copy(this);let c=1/o,u=1/a,h=1/l;return Ys.elements[0]*=c,Ys.elements[1]*=c,Ys.elements[2]*=c,Ys.elements[4]*=u,Ys.elements[5]*=u,Ys.elements[6]*=u,Ys.elements[8]*=h,Ys.elements[9]*=h,Ys.elements[10]*=h,t.setFromRotationMatrix(Ys),i.x=o,i.y=a,i.z=l,this}makePerspective(e,t,i,s,r,o,a=Os,l=!1){let c=this.elements,u=2*r/(t-e),h=2*r/(i-s),d=(t+e)/(t-e),f=(i+s)/(i-s),g,y;if(l)g=r/(o-r),y=o*r/(o-r);else if(a===Os)g=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===ac)g=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=h,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,s,r,o,a=Os,l=!1){let c=this.elements,u=2/(t-e),h=2/(i-s),d=-(t+e)/(t-e),f=-(i+s)/(i-s),g,y;if(l)g=1/(o-r),y=o/(o-r);else if(a===Os)g=-2/(o-r),y=-(o+r)/(o-r);else if(a===ac)g=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=h,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}},Xl=new K,Ys=new Ut,CA=new K(0,0,0),RA=new K(1,1,1),Vo=new K,Id=new K,ms=new K,jy=new Ut,Zy=new _s,co=class n{constructor(e=0,t=0,i=0,s=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],u=s[9],h=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(wt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-wt(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-h,r),this._z=0);break;case"ZXY":this._x=Math.asin(wt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-h,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-wt(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(wt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-h,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-wt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-u,f),this._y=0);break;default:je("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return jy.makeRotationFromQuaternion(e),this.setFromRotationMatrix(jy,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Zy.setFromEuler(this),this.setFromQuaternion(Zy,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};co.DEFAULT_ORDER="XYZ";var cc=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},PA=0,Qy=new K,Yl=new _s,no=new Ut,Ld=new K,Ru=new K,IA=new K,LA=new _s,ex=new K(1,0,0),tx=new K(0,1,0),nx=new K(0,0,1),ix={type:"added"},kA={type:"removed"},Jl={type:"childadded",child:null},g0={type:"childremoved",child:null},Ti=class n extends Er{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:PA++}),this.uuid=ch(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new K,t=new co,i=new _s,s=new K(1,1,1);function r(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Ut},normalMatrix:{value:new it}}),this.matrix=new Ut,this.matrixWorld=new Ut,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new cc,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return Yl.setFromAxisAngle(e,t),this.quaternion.multiply(Yl),this}rotateOnWorldAxis(e,t){return Yl.setFromAxisAngle(e,t),this.quaternion.premultiply(Yl),this}rotateX(e){return this.rotateOnAxis(ex,e)}rotateY(e){return this.rotateOnAxis(tx,e)}rotateZ(e){return this.rotateOnAxis(nx,e)}translateOnAxis(e,t){return Qy.copy(e).applyQuaternion(this.quaternion),this.position.add(Qy.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(ex,e)}translateY(e){return this.translateOnAxis(tx,e)}translateZ(e){return this.translateOnAxis(nx,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(no.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?Ld.copy(e):Ld.set(e,t,i);let s=this.parent;this.updateWorldMatrix(!0,!1),Ru.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?no.lookAt(Ru,Ld,this.up):no.lookAt(Ld,Ru,this.up),this.quaternion.setFromRotationMatrix(no),s&&(no.extractRotation(s.matrixWorld),Yl.setFromRotationMatrix(no),this.quaternion.premultiply(Yl.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(tt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(ix),Jl.child=e,this.dispatchEvent(Jl),Jl.child=null):tt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(kA),g0.child=e,this.dispatchEvent(g0),g0.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),no.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),no.multiply(e.parent.matrixWorld)),e.applyMatrix4(no),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(ix),Jl.child=e,this.dispatchEvent(Jl),Jl.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.length;i<s;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ru,e,IA),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ru,LA,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*i-r[8]*s,r[13]+=i-r[1]*t-r[5]*i-r[9]*s,r[14]+=s-r[2]*t-r[6]*i-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){let h=l[c];r(e.shapes,h)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),u=o(e.images),h=o(e.shapes),d=o(e.skeletons),f=o(e.animations),g=o(e.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),h.length>0&&(i.shapes=h),d.length>0&&(i.skeletons=d),f.length>0&&(i.animations=f),g.length>0&&(i.nodes=g)}return i.object=s,i;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let s=e.children[i];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Ti.DEFAULT_UP=new K(0,1,0);Ti.DEFAULT_MATRIX_AUTO_UPDATE=!0;Ti.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var qi=class extends Ti{constructor(){super(),this.isGroup=!0,this.type="Group"}},DA={type:"move"},uc=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new qi,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new qi,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new K,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new K),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new qi,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new K,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new K,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let y of e.hand.values()){let m=t.getJointPose(y,i),v=this._getHandJoint(c,y);m!==null&&(v.matrix.fromArray(m.transform.matrix),v.matrix.decompose(v.position,v.quaternion,v.scale),v.matrixWorldNeedsUpdate=!0,v.jointRadius=m.radius),v.visible=m!==null}let u=c.joints["index-finger-tip"],h=c.joints["thumb-tip"],d=u.position.distanceTo(h.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(DA)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new qi;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},ob={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Ho={h:0,s:0,l:0},kd={h:0,s:0,l:0};function v0(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var ft=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=vs){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,St.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=St.workingColorSpace){return this.r=e,this.g=t,this.b=i,St.colorSpaceToWorking(this,s),this}setHSL(e,t,i,s=St.workingColorSpace){if(e=MA(e,1),t=wt(t,0,1),i=wt(i,0,1),t===0)this.r=this.g=this.b=i;else{let r=i<=.5?i*(1+t):i+t-i*t,o=2*i-r;this.r=v0(o,r,e+1/3),this.g=v0(o,r,e),this.b=v0(o,r,e-1/3)}return St.colorSpaceToWorking(this,s),this}setStyle(e,t=vs){function i(r){r!==void 0&&parseFloat(r)<1&&je("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:je("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);je("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=vs){let i=ob[e.toLowerCase()];return i!==void 0?this.setHex(i,t):je("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=ao(e.r),this.g=ao(e.g),this.b=ao(e.b),this}copyLinearToSRGB(e){return this.r=rc(e.r),this.g=rc(e.g),this.b=rc(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=vs){return St.workingToColorSpace(Ni.copy(this),e),Math.round(wt(Ni.r*255,0,255))*65536+Math.round(wt(Ni.g*255,0,255))*256+Math.round(wt(Ni.b*255,0,255))}getHexString(e=vs){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=St.workingColorSpace){St.workingToColorSpace(Ni.copy(this),t);let i=Ni.r,s=Ni.g,r=Ni.b,o=Math.max(i,s,r),a=Math.min(i,s,r),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let h=o-a;switch(c=u<=.5?h/(o+a):h/(2-o-a),o){case i:l=(s-r)/h+(s<r?6:0);break;case s:l=(r-i)/h+2;break;case r:l=(i-s)/h+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=St.workingColorSpace){return St.workingToColorSpace(Ni.copy(this),t),e.r=Ni.r,e.g=Ni.g,e.b=Ni.b,e}getStyle(e=vs){St.workingToColorSpace(Ni.copy(this),e);let t=Ni.r,i=Ni.g,s=Ni.b;return e!==vs?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(Ho),this.setHSL(Ho.h+e,Ho.s+t,Ho.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(Ho),e.getHSL(kd);let i=h0(Ho.h,kd.h,t),s=h0(Ho.s,kd.s,t),r=h0(Ho.l,kd.l,t);return this.setHSL(i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Ni=new ft;ft.NAMES=ob;var hc=class extends Ti{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new co,this.environmentIntensity=1,this.environmentRotation=new co,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Js=new K,io=new K,_0=new K,so=new K,Kl=new K,jl=new K,sx=new K,y0=new K,x0=new K,b0=new K,M0=new Mn,S0=new Mn,w0=new Mn,$o=class n{constructor(e=new K,t=new K,i=new K){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),Js.subVectors(e,t),s.cross(Js);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){Js.subVectors(s,t),io.subVectors(i,t),_0.subVectors(e,t);let o=Js.dot(Js),a=Js.dot(io),l=Js.dot(_0),c=io.dot(io),u=io.dot(_0),h=o*c-a*a;if(h===0)return r.set(0,0,0),null;let d=1/h,f=(c*l-a*u)*d,g=(o*u-a*l)*d;return r.set(1-f-g,g,f)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,so)===null?!1:so.x>=0&&so.y>=0&&so.x+so.y<=1}static getInterpolation(e,t,i,s,r,o,a,l){return this.getBarycoord(e,t,i,s,so)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,so.x),l.addScaledVector(o,so.y),l.addScaledVector(a,so.z),l)}static getInterpolatedAttribute(e,t,i,s,r,o){return M0.setScalar(0),S0.setScalar(0),w0.setScalar(0),M0.fromBufferAttribute(e,t),S0.fromBufferAttribute(e,i),w0.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(M0,r.x),o.addScaledVector(S0,r.y),o.addScaledVector(w0,r.z),o}static isFrontFacing(e,t,i,s){return Js.subVectors(i,t),io.subVectors(e,t),Js.cross(io).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Js.subVectors(this.c,this.b),io.subVectors(this.a,this.b),Js.cross(io).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){return n.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,s=this.b,r=this.c,o,a;Kl.subVectors(s,i),jl.subVectors(r,i),y0.subVectors(e,i);let l=Kl.dot(y0),c=jl.dot(y0);if(l<=0&&c<=0)return t.copy(i);x0.subVectors(e,s);let u=Kl.dot(x0),h=jl.dot(x0);if(u>=0&&h<=u)return t.copy(s);let d=l*h-u*c;if(d<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),t.copy(i).addScaledVector(Kl,o);b0.subVectors(e,r);let f=Kl.dot(b0),g=jl.dot(b0);if(g>=0&&f<=g)return t.copy(r);let y=f*c-l*g;if(y<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(i).addScaledVector(jl,a);let m=u*g-f*h;if(m<=0&&h-u>=0&&f-g>=0)return sx.subVectors(r,s),a=(h-u)/(h-u+(f-g)),t.copy(s).addScaledVector(sx,a);let v=1/(m+y+d);return o=y*v,a=d*v,t.copy(i).addScaledVector(Kl,o).addScaledVector(jl,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},Xo=class{constructor(e=new K(1/0,1/0,1/0),t=new K(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(Ks.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(Ks.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=Ks.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Ks):Ks.fromBufferAttribute(r,o),Ks.applyMatrix4(e.matrixWorld),this.expandByPoint(Ks);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Dd.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),Dd.copy(i.boundingBox)),Dd.applyMatrix4(e.matrixWorld),this.union(Dd)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Ks),Ks.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Pu),Nd.subVectors(this.max,Pu),Zl.subVectors(e.a,Pu),Ql.subVectors(e.b,Pu),ec.subVectors(e.c,Pu),Go.subVectors(Ql,Zl),Wo.subVectors(ec,Ql),Ua.subVectors(Zl,ec);let t=[0,-Go.z,Go.y,0,-Wo.z,Wo.y,0,-Ua.z,Ua.y,Go.z,0,-Go.x,Wo.z,0,-Wo.x,Ua.z,0,-Ua.x,-Go.y,Go.x,0,-Wo.y,Wo.x,0,-Ua.y,Ua.x,0];return!A0(t,Zl,Ql,ec,Nd)||(t=[1,0,0,0,1,0,0,0,1],!A0(t,Zl,Ql,ec,Nd))?!1:(Fd.crossVectors(Go,Wo),t=[Fd.x,Fd.y,Fd.z],A0(t,Zl,Ql,ec,Nd))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Ks).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Ks).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(ro[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),ro[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),ro[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),ro[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),ro[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),ro[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),ro[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),ro[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(ro),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},ro=[new K,new K,new K,new K,new K,new K,new K,new K],Ks=new K,Dd=new Xo,Zl=new K,Ql=new K,ec=new K,Go=new K,Wo=new K,Ua=new K,Pu=new K,Nd=new K,Fd=new K,Ba=new K;function A0(n,e,t,i,s){for(let r=0,o=n.length-3;r<=o;r+=3){Ba.fromArray(n,r);let a=s.x*Math.abs(Ba.x)+s.y*Math.abs(Ba.y)+s.z*Math.abs(Ba.z),l=e.dot(Ba),c=t.dot(Ba),u=i.dot(Ba);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var jn=new K,Od=new ut,NA=0,Fi=class extends Er{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:NA++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=eb,this.updateRanges=[],this.gpuType=er,this.version=0,this._normalizationScale=e!==void 0?pg(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)Od.fromBufferAttribute(this,t),Od.applyMatrix3(e),this.setXY(t,Od.x,Od.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)jn.fromBufferAttribute(this,t),jn.applyMatrix3(e),this.setXYZ(t,jn.x,jn.y,jn.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)jn.fromBufferAttribute(this,t),jn.applyMatrix4(e),this.setXYZ(t,jn.x,jn.y,jn.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)jn.fromBufferAttribute(this,t),jn.applyNormalMatrix(e),this.setXYZ(t,jn.x,jn.y,jn.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)jn.fromBufferAttribute(this,t),jn.transformDirection(e),this.setXYZ(t,jn.x,jn.y,jn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):SA(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):wA(e,this.array)}};var zu=class extends Fi{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var Vu=class extends Fi{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var En=class extends Fi{constructor(e,t,i){super(new Float32Array(e),t,i)}},FA=new Xo,Iu=new K,T0=new K,Ga=class{constructor(e=new K,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):FA.setFromPoints(e).getCenter(i);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,i.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Iu.subVectors(e,this.center);let t=Iu.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(Iu,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(T0.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Iu.copy(e.center).add(T0)),this.expandByPoint(Iu.copy(e.center).sub(T0))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},OA=0,Fs=new Ut,E0=new Ti,tc=new K,gs=new Xo,Lu=new Xo,bi=new K,Ei=class n extends Er{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:OA++}),this.uuid=ch(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(xA(e)?Vu:zu)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let r=new it().getNormalMatrix(e);i.applyNormalMatrix(r),i.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Fs.makeRotationFromQuaternion(e),this.applyMatrix4(Fs),this}rotateX(e){return Fs.makeRotationX(e),this.applyMatrix4(Fs),this}rotateY(e){return Fs.makeRotationY(e),this.applyMatrix4(Fs),this}rotateZ(e){return Fs.makeRotationZ(e),this.applyMatrix4(Fs),this}translate(e,t,i){return Fs.makeTranslation(e,t,i),this.applyMatrix4(Fs),this}scale(e,t,i){return Fs.makeScale(e,t,i),this.applyMatrix4(Fs),this}lookAt(e){return E0.lookAt(e),E0.updateMatrix(),this.applyMatrix4(E0.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(tc).negate(),this.translate(tc.x,tc.y,tc.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new En(i,3))}else{let i=Math.min(e.length,t.count);for(let s=0;s<i;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&je("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Xo);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){tt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new K(-1/0,-1/0,-1/0),new K(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){let r=t[i];gs.setFromBufferAttribute(r),this.morphTargetsRelative?(bi.addVectors(this.boundingBox.min,gs.min),this.boundingBox.expandByPoint(bi),bi.addVectors(this.boundingBox.max,gs.max),this.boundingBox.expandByPoint(bi)):(this.boundingBox.expandByPoint(gs.min),this.boundingBox.expandByPoint(gs.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&tt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Ga);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){tt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new K,1/0);return}if(e){let i=this.boundingSphere.center;if(gs.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Lu.setFromBufferAttribute(a),this.morphTargetsRelative?(bi.addVectors(gs.min,Lu.min),gs.expandByPoint(bi),bi.addVectors(gs.max,Lu.max),gs.expandByPoint(bi)):(gs.expandByPoint(Lu.min),gs.expandByPoint(Lu.max))}gs.getCenter(i);let s=0;for(let r=0,o=e.count;r<o;r++)bi.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(bi));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)bi.fromBufferAttribute(a,c),l&&(tc.fromBufferAttribute(e,c),bi.add(tc)),s=Math.max(s,i.distanceToSquared(bi))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&tt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){tt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new Fi(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let U=0;U<i.count;U++)a[U]=new K,l[U]=new K;let u=new K,h=new K,d=new K,f=new ut,g=new ut,y=new ut,m=new K,v=new K;function _(U,F,k){c[U]=c[F]=c[k]=1,u.fromBufferAttribute(i,U),h.fromBufferAttribute(i,F),d.fromBufferAttribute(i,k),f.fromBufferAttribute(r,U),g.fromBufferAttribute(r,F),y.fromBufferAttribute(r,k),h.sub(u),d.sub(u),g.sub(f),y.sub(f);let V=1/(g.x*y.y-y.x*g.y);isFinite(V)&&(m.copy(h).multiplyScalar(y.y).addScaledVector(d,-g.y).multiplyScalar(V),v.copy(d).multiplyScalar(g.x).addScaledVector(h,-y.x).multiplyScalar(V),a[U].add(m),a[F].add(m),a[k].add(m),l[U].add(v),l[F].add(v),l[k].add(v))}let w=this.groups;w.length===0&&(w=[{start:0,count:e.count}]);for(let U=0,F=w.length;U<F;++U){let k=w[U],V=k.start,L=k.count;for(let R=V,N=V+L;R<N;R+=3)_(e.getX(R+0),e.getX(R+1),e.getX(R+2))}let b=new K,E=new K,S=new K,x=new K;function A(U){S.fromBufferAttribute(s,U),x.copy(S);let F=a[U];b.copy(F),b.sub(S.multiplyScalar(S.dot(F))).normalize(),E.crossVectors(x,F);let V=E.dot(l[U])<0?-1:1;o.setXYZW(U,b.x,b.y,b.z,V)}for(let U=0,F=i.count;U<F;++U)c[U]&&A(U);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new Fi(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let d=0,f=i.count;d<f;d++)i.setXYZ(d,0,0,0);let s=new K,r=new K,o=new K,a=new K,l=new K,c=new K,u=new K,h=new K;if(e)for(let d=0,f=e.count;d<f;d+=3){let g=e.getX(d+0),y=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,y),o.fromBufferAttribute(t,m),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),a.fromBufferAttribute(i,g),l.fromBufferAttribute(i,y),c.fromBufferAttribute(i,m),a.add(u),l.add(u),c.add(u),i.setXYZ(g,a.x,a.y,a.z),i.setXYZ(y,l.x,l.y,l.z),i.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),u.subVectors(o,r),h.subVectors(s,r),u.cross(h),i.setXYZ(d+0,u.x,u.y,u.z),i.setXYZ(d+1,u.x,u.y,u.z),i.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)bi.fromBufferAttribute(e,t),bi.normalize(),e.setXYZ(t,bi.x,bi.y,bi.z)}toNonIndexed(){function e(a,l){let c=a.array,u=a.itemSize,h=a.normalized,d=new c.constructor(l.length*u),f=0,g=0;for(let y=0,m=l.length;y<m;y++){a.isInterleavedBufferAttribute?f=l[y]*a.data.stride+a.offset:f=l[y]*u;for(let v=0;v<u;v++)d[g++]=c[f++]}return new Fi(d,u,h)}if(this.index===null)return je("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,i);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let u=0,h=c.length;u<h;u++){let d=c[u],f=e(d,i);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let l in i){let c=i[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let h=0,d=c.length;h<d;h++){let f=c[h];u.push(f.toJSON(e.data))}u.length>0&&(s[l]=u,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let s=e.attributes;for(let c in s){let u=s[c];this.setAttribute(c,u.clone(t))}let r=e.morphAttributes;for(let c in r){let u=[],h=r[c];for(let d=0,f=h.length;d<f;d++)u.push(h[d].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,u=o.length;c<u;c++){let h=o[c];this.addGroup(h.start,h.count,h.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var C0=new K,UA=new K,BA=new it,js=class{constructor(e=new K(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let s=C0.subVectors(i,t).cross(UA.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let s=e.delta(C0),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||BA.getNormalMatrix(e),s=this.coplanarPoint(C0).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},zA=0,Cr=class extends Er{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:zA++}),this.uuid=ch(),this.name="",this.type="Material",this.blending=_c,this.side=ta,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=q0,this.blendDst=$0,this.blendEquation=Xa,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ft(0,0,0),this.blendAlpha=0,this.depthFunc=oc,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Yx,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=ef,this.stencilZFail=ef,this.stencilZPass=ef,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){je(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){je(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector2&&i&&i.isVector2||s&&s.isEuler&&i&&i.isEuler||s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(i.textures=r),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new ft().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new js().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new ut().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new ut().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var oo=new K,R0=new K,Ud=new K,Bd=new K,dc=class{constructor(e=new K,t=new K(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,oo)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=oo.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(oo.copy(this.origin).addScaledVector(this.direction,t),oo.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){R0.copy(e).add(t).multiplyScalar(.5),Ud.copy(t).sub(e).normalize(),Bd.copy(this.origin).sub(R0);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Ud),a=Bd.dot(this.direction),l=-Bd.dot(Ud),c=Bd.lengthSq(),u=Math.abs(1-o*o),h,d,f,g;if(u>0)if(h=o*l-a,d=o*a-l,g=r*u,h>=0)if(d>=-g)if(d<=g){let y=1/u;h*=y,d*=y,f=h*(h+o*d+2*a)+d*(o*h+d+2*l)+c}else d=r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d=-r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d<=-g?(h=Math.max(0,-(-o*r+a)),d=h>0?-r:Math.min(Math.max(-r,-l),r),f=-h*h+d*(d+2*l)+c):d<=g?(h=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(h=Math.max(0,-(o*r+a)),d=h>0?r:Math.min(Math.max(-r,-l),r),f=-h*h+d*(d+2*l)+c);else d=o>0?-r:r,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,h),s&&s.copy(R0).addScaledVector(Ud,d),f}intersectSphere(e,t){if(e.radius<0)return null;oo.subVectors(e.center,this.origin);let i=oo.dot(this.direction),s=oo.dot(oo)-i*i,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,s,r,o,a,l,c=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,d=this.origin;return c>=0?(i=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(i=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),u>=0?(r=(e.min.y-d.y)*u,o=(e.max.y-d.y)*u):(r=(e.max.y-d.y)*u,o=(e.min.y-d.y)*u),i>o||r>s||((r>i||isNaN(i))&&(i=r),(o<s||isNaN(s))&&(s=o),h>=0?(a=(e.min.z-d.z)*h,l=(e.max.z-d.z)*h):(a=(e.max.z-d.z)*h,l=(e.min.z-d.z)*h),i>l||a>s)||((a>i||i!==i)&&(i=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,oo)!==null}intersectTriangle(e,t,i,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,u=a.z,h=e.x-o.x,d=e.y-o.y,f=e.z-o.z,g=t.x-o.x,y=t.y-o.y,m=t.z-o.z,v=i.x-o.x,_=i.y-o.y,w=i.z-o.z,b=Math.abs(l),E=Math.abs(c),S=Math.abs(u),x,A,U,F,k,V,L,R,N,B,G,ne;if(b>=E&&b>=S?(U=l,V=h,N=g,ne=v,l>=0?(x=c,A=u,F=d,k=f,L=y,R=m,B=_,G=w):(x=u,A=c,F=f,k=d,L=m,R=y,B=w,G=_)):E>=S?(U=c,V=d,N=y,ne=_,c>=0?(x=u,A=l,F=f,k=h,L=m,R=g,B=w,G=v):(x=l,A=u,F=h,k=f,L=g,R=m,B=v,G=w)):(U=u,V=f,N=m,ne=w,u>=0?(x=l,A=c,F=h,k=d,L=g,R=y,B=v,G=_):(x=c,A=l,F=d,k=h,L=y,R=g,B=_,G=v)),U===0)return null;let $=x/U,J=A/U,te=1/U,de=F-$*V,re=k-J*V,Q=L-$*N,fe=R-J*N,_e=B-$*ne,Ce=G-J*ne,Se=_e*fe-Ce*Q,Xe=de*Ce-re*_e,at=Q*re-fe*de;if(s){if(Se<0||Xe<0||at<0)return null}else if((Se<0||Xe<0||at<0)&&(Se>0||Xe>0||at>0))return null;let Ge=Se+Xe+at;if(Ge===0)return null;let vt=te*(Se*V+Xe*N+at*ne);return(Ge>0?vt<0:vt>0)?null:this.at(vt/Ge,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},uo=class extends Cr{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ft(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new co,this.combine=X0,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},rx=new Ut,za=new dc,zd=new Ga,ox=new K,Vd=new K,Hd=new K,Gd=new K,P0=new K,Wd=new K,ax=new K,qd=new K,Fn=class extends Ti{constructor(e=new Ei,t=new uo){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){Wd.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let u=a[l],h=r[l];u!==0&&(P0.fromBufferAttribute(h,e),o?Wd.addScaledVector(P0,u):Wd.addScaledVector(P0.sub(t),u))}t.add(Wd)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),zd.copy(i.boundingSphere),zd.applyMatrix4(r),za.copy(e.ray).recast(e.near),!(zd.containsPoint(za.origin)===!1&&(za.intersectSphere(zd,ox)===null||za.origin.distanceToSquared(ox)>(e.far-e.near)**2))&&(rx.copy(r).invert(),za.copy(e.ray).applyMatrix4(rx),!(i.boundingBox!==null&&za.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,za)))}_computeIntersections(e,t,i){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,u=r.attributes.uv1,h=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],v=o[m.materialIndex],_=Math.max(m.start,f.start),w=Math.min(a.count,Math.min(m.start+m.count,f.start+f.count));for(let b=_,E=w;b<E;b+=3){let S=a.getX(b),x=a.getX(b+1),A=a.getX(b+2);s=$d(this,v,e,i,c,u,h,S,x,A),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let m=g,v=y;m<v;m+=3){let _=a.getX(m),w=a.getX(m+1),b=a.getX(m+2);s=$d(this,o,e,i,c,u,h,_,w,b),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,y=d.length;g<y;g++){let m=d[g],v=o[m.materialIndex],_=Math.max(m.start,f.start),w=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let b=_,E=w;b<E;b+=3){let S=b,x=b+1,A=b+2;s=$d(this,v,e,i,c,u,h,S,x,A),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),y=Math.min(l.count,f.start+f.count);for(let m=g,v=y;m<v;m+=3){let _=m,w=m+1,b=m+2;s=$d(this,o,e,i,c,u,h,_,w,b),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function VA(n,e,t,i,s,r,o,a){let l;if(e.side===Ci?l=i.intersectTriangle(o,r,s,!0,a):l=i.intersectTriangle(s,r,o,e.side===ta,a),l===null)return null;qd.copy(a),qd.applyMatrix4(n.matrixWorld);let c=t.ray.origin.distanceTo(qd);return c<t.near||c>t.far?null:{distance:c,point:qd.clone(),object:n}}function $d(n,e,t,i,s,r,o,a,l,c){n.getVertexPosition(a,Vd),n.getVertexPosition(l,Hd),n.getVertexPosition(c,Gd);let u=VA(n,e,t,i,Vd,Hd,Gd,ax);if(u){let h=new K;$o.getBarycoord(ax,Vd,Hd,Gd,h),s&&(u.uv=$o.getInterpolatedAttribute(s,a,l,c,h,new ut)),r&&(u.uv1=$o.getInterpolatedAttribute(r,a,l,c,h,new ut)),o&&(u.normal=$o.getInterpolatedAttribute(o,a,l,c,h,new K),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new K,materialIndex:0};$o.getNormal(Vd,Hd,Gd,d.normal),u.face=d,u.barycoord=h}return u}var gf=class extends Zi{constructor(e=null,t=1,i=1,s,r,o,a,l,c=Mi,u=Mi,h,d){super(null,o,a,l,c,u,s,r,h,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Va=new Ga,HA=new ut(.5,.5),Xd=new K,Yo=class{constructor(e=new js,t=new js,i=new js,s=new js,r=new js,o=new js){this.planes=[e,t,i,s,r,o]}set(e,t,i,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=Os,i=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],u=r[4],h=r[5],d=r[6],f=r[7],g=r[8],y=r[9],m=r[10],v=r[11],_=r[12],w=r[13],b=r[14],E=r[15];if(s[0].setComponents(c-o,f-u,v-g,E-_).normalize(),s[1].setComponents(c+o,f+u,v+g,E+_).normalize(),s[2].setComponents(c+a,f+h,v+y,E+w).normalize(),s[3].setComponents(c-a,f-h,v-y,E-w).normalize(),i)s[4].setComponents(l,d,m,b).normalize(),s[5].setComponents(c-l,f-d,v-m,E-b).normalize();else if(s[4].setComponents(c-l,f-d,v-m,E-b).normalize(),t===Os)s[5].setComponents(c+l,f+d,v+m,E+b).normalize();else if(t===ac)s[5].setComponents(l,d,m,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Va.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Va.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Va)}intersectsSprite(e){Va.center.set(0,0,0);let t=HA.distanceTo(e.center);return Va.radius=.7071067811865476+t,Va.applyMatrix4(e.matrixWorld),this.intersectsSphere(Va)}intersectsSphere(e){let t=this.planes,i=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let s=t[i];if(Xd.x=s.normal.x>0?e.max.x:e.min.x,Xd.y=s.normal.y>0?e.max.y:e.min.y,Xd.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(Xd)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},lx=new Ut,vf=class n{constructor(){this.coordinateSystem=Os,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];lx.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),i[s]===void 0&&(i[s]=new Yo),i[s].setFromProjectionMatrix(lx,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new Yo),t[s].copy(i[s]);return this._count=e._count,this}clone(){return new n().copy(this)}};var Jo=class extends Cr{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ft(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},_f=new K,yf=new K,cx=new Ut,ku=new dc,Yd=new Ga,I0=new K,ux=new K,Ko=class extends Ti{constructor(e=new Ei,t=new Jo){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[0];for(let s=1,r=t.count;s<r;s++)_f.fromBufferAttribute(t,s-1),yf.fromBufferAttribute(t,s),i[s]=i[s-1],i[s]+=_f.distanceTo(yf);e.setAttribute("lineDistance",new En(i,1))}else je("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Yd.copy(i.boundingSphere),Yd.applyMatrix4(s),Yd.radius+=r,e.ray.intersectsSphere(Yd)===!1)return;cx.copy(s).invert(),ku.copy(e.ray).applyMatrix4(cx);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,u=i.index,d=i.attributes.position;if(u!==null){let f=Math.max(0,o.start),g=Math.min(u.count,o.start+o.count);for(let y=f,m=g-1;y<m;y+=c){let v=u.getX(y),_=u.getX(y+1),w=Jd(this,e,ku,l,v,_,y);w&&t.push(w)}if(this.isLineLoop){let y=u.getX(g-1),m=u.getX(f),v=Jd(this,e,ku,l,y,m,g-1);v&&t.push(v)}}else{let f=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let y=f,m=g-1;y<m;y+=c){let v=Jd(this,e,ku,l,y,y+1,y);v&&t.push(v)}if(this.isLineLoop){let y=Jd(this,e,ku,l,g-1,f,g-1);y&&t.push(y)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Jd(n,e,t,i,s,r,o){let a=n.geometry.attributes.position;if(_f.fromBufferAttribute(a,s),yf.fromBufferAttribute(a,r),t.distanceSqToSegment(_f,yf,I0,ux)>i)return;I0.applyMatrix4(n.matrixWorld);let c=e.ray.origin.distanceTo(I0);if(!(c<e.near||c>e.far))return{distance:c,point:ux.clone().applyMatrix4(n.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:n}}var hx=new K,dx=new K,Hu=class extends Ko{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[];for(let s=0,r=t.count;s<r;s+=2)hx.fromBufferAttribute(t,s),dx.fromBufferAttribute(t,s+1),i[s]=s===0?0:i[s-1],i[s+1]=i[s]+hx.distanceTo(dx);e.setAttribute("lineDistance",new En(i,1))}else je("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Gu=class extends Zi{constructor(e=[],t=Ya,i,s,r,o,a,l,c,u){super(e,t,i,s,r,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var ho=class extends Zi{constructor(e,t,i=Qs,s,r,o,a=Mi,l=Mi,c,u=lo,h=1){if(u!==lo&&u!==po)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:h};super(d,s,r,o,a,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new lc(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Wu=class extends ho{constructor(e,t=Qs,i=Ya,s,r,o=Mi,a=Mi,l,c=lo){let u={width:e,height:e,depth:1},h=[u,u,u,u,u,u];super(e,e,t,i,s,r,o,a,l,c),this.image=h,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},qu=class extends Zi{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Rr=class n extends Ei{constructor(e=1,t=1,i=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],u=[],h=[],d=0,f=0;g("z","y","x",-1,-1,i,t,e,o,r,0),g("z","y","x",1,-1,i,t,-e,o,r,1),g("x","z","y",1,1,e,i,t,s,o,2),g("x","z","y",1,-1,e,i,-t,s,o,3),g("x","y","z",1,-1,e,t,i,s,r,4),g("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(l),this.setAttribute("position",new En(c,3)),this.setAttribute("normal",new En(u,3)),this.setAttribute("uv",new En(h,2));function g(y,m,v,_,w,b,E,S,x,A,U){let F=b/x,k=E/A,V=b/2,L=E/2,R=S/2,N=x+1,B=A+1,G=0,ne=0,$=new K;for(let J=0;J<B;J++){let te=J*k-L;for(let de=0;de<N;de++){let re=de*F-V;$[y]=re*_,$[m]=te*w,$[v]=R,c.push($.x,$.y,$.z),$[y]=0,$[m]=0,$[v]=S>0?1:-1,u.push($.x,$.y,$.z),h.push(de/x),h.push(1-J/A),G+=1}}for(let J=0;J<A;J++)for(let te=0;te<x;te++){let de=d+te+N*J,re=d+te+N*(J+1),Q=d+(te+1)+N*(J+1),fe=d+(te+1)+N*J;l.push(de,re,fe),l.push(re,Q,fe),ne+=6}a.addGroup(f,ne,U),f+=ne,d+=G}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var fc=class n extends Ei{constructor(e=1,t=1,i=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:i,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let u=[],h=[],d=[],f=[],g=0,y=[],m=i/2,v=0;_(),o===!1&&(e>0&&w(!0),t>0&&w(!1)),this.setIndex(u),this.setAttribute("position",new En(h,3)),this.setAttribute("normal",new En(d,3)),this.setAttribute("uv",new En(f,2));function _(){let b=new K,E=new K,S=0,x=(t-e)/i;for(let A=0;A<=r;A++){let U=[],F=A/r,k=F*(t-e)+e;for(let V=0;V<=s;V++){let L=V/s,R=L*l+a,N=Math.sin(R),B=Math.cos(R);E.x=k*N,E.y=-F*i+m,E.z=k*B,h.push(E.x,E.y,E.z),b.set(N,x,B).normalize(),d.push(b.x,b.y,b.z),f.push(L,1-F),U.push(g++)}y.push(U)}for(let A=0;A<s;A++)for(let U=0;U<r;U++){let F=y[U][A],k=y[U+1][A],V=y[U+1][A+1],L=y[U][A+1];(e>0||U!==0)&&(u.push(F,k,L),S+=3),(t>0||U!==r-1)&&(u.push(k,V,L),S+=3)}c.addGroup(v,S,0),v+=S}function w(b){let E=g,S=new ut,x=new K,A=0,U=b===!0?e:t,F=b===!0?1:-1;for(let V=1;V<=s;V++)h.push(0,m*F,0),d.push(0,F,0),f.push(.5,.5),g++;let k=g;for(let V=0;V<=s;V++){let R=V/s*l+a,N=Math.cos(R),B=Math.sin(R);x.x=U*B,x.y=m*F,x.z=U*N,h.push(x.x,x.y,x.z),d.push(0,F,0),S.x=N*.5+.5,S.y=B*.5*F+.5,f.push(S.x,S.y),g++}for(let V=0;V<s;V++){let L=E+V,R=k+V;b===!0?u.push(R,R+1,L):u.push(R+1,R,L),A+=3}c.addGroup(v,A,b===!0?1:2),v+=A}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var $u=class n extends Ei{constructor(e=[new ut(0,-.5),new ut(.5,0),new ut(0,.5)],t=12,i=0,s=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:e,segments:t,phiStart:i,phiLength:s},t=Math.floor(t),s=wt(s,0,Math.PI*2);let r=[],o=[],a=[],l=[],c=[],u=1/t,h=new K,d=new ut,f=new K,g=new K,y=new K,m=0,v=0;for(let _=0;_<=e.length-1;_++)switch(_){case 0:m=e[_+1].x-e[_].x,v=e[_+1].y-e[_].y,f.x=v*1,f.y=-m,f.z=v*0,y.copy(f),f.normalize(),l.push(f.x,f.y,f.z);break;case e.length-1:y.normalize(),l.push(y.x,y.y,y.z);break;default:m=e[_+1].x-e[_].x,v=e[_+1].y-e[_].y,f.x=v*1,f.y=-m,f.z=v*0,g.copy(f),f.x+=y.x,f.y+=y.y,f.z+=y.z,f.normalize(),l.push(f.x,f.y,f.z),y.copy(g)}for(let _=0;_<=t;_++){let w=i+_*u*s,b=Math.sin(w),E=Math.cos(w);for(let S=0;S<=e.length-1;S++){h.x=e[S].x*b,h.y=e[S].y,h.z=e[S].x*E,o.push(h.x,h.y,h.z),d.x=_/t,d.y=S/(e.length-1),a.push(d.x,d.y);let x=l[3*S+0]*b,A=l[3*S+1],U=l[3*S+0]*E;c.push(x,A,U)}}for(let _=0;_<t;_++)for(let w=0;w<e.length-1;w++){let b=w+_*e.length,E=b,S=b+e.length,x=b+e.length+1,A=b+1;r.push(E,S,A),r.push(x,A,S)}this.setIndex(r),this.setAttribute("position",new En(o,3)),this.setAttribute("uv",new En(a,2)),this.setAttribute("normal",new En(c,3))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.points,e.segments,e.phiStart,e.phiLength)}};var Wa=class n extends Ei{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(i),l=Math.floor(s),c=a+1,u=l+1,h=e/a,d=t/l,f=[],g=[],y=[],m=[];for(let v=0;v<u;v++){let _=v*d-o;for(let w=0;w<c;w++){let b=w*h-r;g.push(b,-_,0),y.push(0,0,1),m.push(w/a),m.push(1-v/l)}}for(let v=0;v<l;v++)for(let _=0;_<a;_++){let w=_+c*v,b=_+c*(v+1),E=_+1+c*(v+1),S=_+1+c*v;f.push(w,b,S),f.push(b,E,S)}this.setIndex(f),this.setAttribute("position",new En(g,3)),this.setAttribute("normal",new En(y,3)),this.setAttribute("uv",new En(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};var Zs=class n extends Ei{constructor(e=1,t=32,i=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:i,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),i=Math.max(2,Math.floor(i));let l=Math.min(o+a,Math.PI),c=0,u=[],h=new K,d=new K,f=[],g=[],y=[],m=[];for(let v=0;v<=i;v++){let _=[],w=v/i,b=o+w*a,E=e*Math.cos(b),S=Math.sqrt(e*e-E*E),x=0;v===0&&o===0?x=.5/t:v===i&&l===Math.PI&&(x=-.5/t);for(let A=0;A<=t;A++){let U=A/t,F=s+U*r;h.x=-S*Math.cos(F),h.y=E,h.z=S*Math.sin(F),g.push(h.x,h.y,h.z),d.copy(h).normalize(),y.push(d.x,d.y,d.z),m.push(U+x,1-w),_.push(c++)}u.push(_)}for(let v=0;v<i;v++)for(let _=0;_<t;_++){let w=u[v][_+1],b=u[v][_],E=u[v+1][_],S=u[v+1][_+1];(v!==0||o>0)&&f.push(w,b,S),(v!==i-1||l<Math.PI)&&f.push(b,E,S)}this.setIndex(f),this.setAttribute("position",new En(g,3)),this.setAttribute("normal",new En(y,3)),this.setAttribute("uv",new En(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var Xu=class extends Cr{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new ft(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}};function Ka(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let s=n[t][i];if(fx(s))s.isRenderTargetTexture?(je("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone();else if(Array.isArray(s))if(fx(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][i]=r}else e[t][i]=s.slice();else e[t][i]=s}}return e}function Oi(n){let e={};for(let t=0;t<n.length;t++){let i=Ka(n[t]);for(let s in i)e[s]=i[s]}return e}function fx(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function GA(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function mg(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:St.workingColorSpace}var ab={clone:Ka,merge:Oi},WA=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,qA=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Pr=class extends Cr{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=WA,this.fragmentShader=qA,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Ka(e.uniforms),this.uniformsGroups=GA(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let s=e.uniforms[i];switch(this.uniforms[i]={},s.type){case"t":this.uniforms[i].value=t[s.value]||null;break;case"c":this.uniforms[i].value=new ft().setHex(s.value);break;case"v2":this.uniforms[i].value=new ut().fromArray(s.value);break;case"v3":this.uniforms[i].value=new K().fromArray(s.value);break;case"v4":this.uniforms[i].value=new Mn().fromArray(s.value);break;case"m3":this.uniforms[i].value=new it().fromArray(s.value);break;case"m4":this.uniforms[i].value=new Ut().fromArray(s.value);break;default:this.uniforms[i].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},xf=class extends Pr{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},jo=class extends Cr{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new ft(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ft(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=xp,this.normalScale=new ut(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new co,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var bf=class extends Cr{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=$x,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Mf=class extends Cr{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};var pc=class extends Jo{constructor(e){super(),this.isLineDashedMaterial=!0,this.type="LineDashedMaterial",this.scale=1,this.dashSize=3,this.gapSize=1,this.setValues(e)}copy(e){return super.copy(e),this.scale=e.scale,this.dashSize=e.dashSize,this.gapSize=e.gapSize,this}};function nc(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function Kd(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var Zo=class{constructor(e,t,i,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,s=t[i],r=t[i-1];e:{t:{let o;n:{i:if(!(e<s)){for(let a=i+2;;){if(s===void 0){if(e<r)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(r=s,s=t[++i],e<s)break t}o=t.length;break n}if(!(e>=r)){let a=t[1];e<a&&(i=2,r=a);for(let l=i-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(s=r,r=t[--i-1],e>=r)break t}o=i,i=0;break n}break e}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(s=t[i],r=t[i-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,r,s)}return this.interpolate_(i,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=i[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Sf=class extends Zo{constructor(e,t,i,s){super(e,t,i,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:D0,endingEnd:D0}}intervalChanged_(e,t,i){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case N0:r=e,a=2*t-i;break;case F0:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case N0:o=e,l=2*i-t;break;case F0:o=1,l=i+s[1]-s[0];break;default:o=e-1,l=t}let c=(i-t)*.5,u=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-i),this._offsetPrev=r*u,this._offsetNext=o*u}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this._offsetPrev,h=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(i-t)/(s-t),y=g*g,m=y*g,v=-d*m+2*d*y-d*g,_=(1+d)*m+(-1.5-2*d)*y+(-.5+d)*g+1,w=(-1-f)*m+(1.5+f)*y+.5*g,b=f*m-f*y;for(let E=0;E!==a;++E)r[E]=v*o[u+E]+_*o[c+E]+w*o[l+E]+b*o[h+E];return r}},wf=class extends Zo{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=(i-t)/(s-t),h=1-u;for(let d=0;d!==a;++d)r[d]=o[c+d]*h+o[l+d]*u;return r}},Af=class extends Zo{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e){return this.copySampleValue_(e-1)}},Tf=class extends Zo{interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this.inTangents,h=this.outTangents;if(!u||!h){let g=(i-t)/(s-t),y=1-g;for(let m=0;m!==a;++m)r[m]=o[c+m]*y+o[l+m]*g;return r}let d=a*2,f=e-1;for(let g=0;g!==a;++g){let y=o[c+g],m=o[l+g],v=f*d+g*2,_=h[v],w=h[v+1],b=e*d+g*2,E=u[b],S=u[b+1],x=XA(i,t,_,E,s);r[g]=lb(x,y,w,S,m)}return r}};function lb(n,e,t,i,s){let r=1-n;return r*r*r*e+3*r*r*n*t+3*r*n*n*i+n*n*n*s}function $A(n,e,t,i,s){let r=1-n;return 3*r*r*(t-e)+6*r*n*(i-t)+3*n*n*(s-i)}function XA(n,e,t,i,s){let r=(n-e)/(s-e);for(let o=0;o<8;o++){let a=lb(r,e,t,i,s)-n;if(Math.abs(a)<1e-10)break;let l=$A(r,e,t,i,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var xs=class{constructor(e,t,i,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=nc(t,this.TimeBufferType),this.values=nc(i,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:nc(e.times,Array),values:nc(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(i.interpolation=s),Kd(e.settings)&&(i.settings={inTangents:nc(e.settings.inTangents,Array),outTangents:nc(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new Af(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new wf(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Sf(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Tf(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Nu:t=this.InterpolantFactoryMethodDiscrete;break;case hf:t=this.InterpolantFactoryMethodLinear;break;case Qd:t=this.InterpolantFactoryMethodSmooth;break;case k0:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return je("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Nu;case this.InterpolantFactoryMethodLinear:return hf;case this.InterpolantFactoryMethodSmooth:return Qd;case this.InterpolantFactoryMethodBezier:return k0}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]+=e;Kd(this.settings)&&(px(this.settings.inTangents,e),px(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]*=e;Kd(this.settings)&&(mx(this.settings.inTangents,e),mx(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,s=i.length,r=0,o=s-1;for(;r!==s&&i[r]<e;)++r;for(;o!==-1&&i[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=i.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(tt("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,s=this.values,r=i.length;r===0&&(tt("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){tt("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){tt("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&bA(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){tt("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),s=this.getInterpolation()===Qd,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],u=e[a+1];if(c!==u&&(a!==1||c!==e[0]))if(s)l=!0;else{let h=a*i,d=h-i,f=h+i;for(let g=0;g!==i;++g){let y=t[h+g];if(y!==t[d+g]||y!==t[f+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let h=a*i,d=o*i;for(let f=0;f!==i;++f)t[d+f]=t[h+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*i,l=o*i,c=0;c!==i;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,s=new i(this.name,e,t);return s.createInterpolant=this.createInterpolant,Kd(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function px(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function mx(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}xs.prototype.ValueTypeName="";xs.prototype.TimeBufferType=Float32Array;xs.prototype.ValueBufferType=Float32Array;xs.prototype.DefaultInterpolation=hf;var Qo=class extends xs{constructor(e,t,i){super(e,t,i)}};Qo.prototype.ValueTypeName="bool";Qo.prototype.ValueBufferType=Array;Qo.prototype.DefaultInterpolation=Nu;Qo.prototype.InterpolantFactoryMethodLinear=void 0;Qo.prototype.InterpolantFactoryMethodSmooth=void 0;var Ef=class extends xs{constructor(e,t,i,s){super(e,t,i,s)}};Ef.prototype.ValueTypeName="color";var Cf=class extends xs{constructor(e,t,i,s){super(e,t,i,s)}};Cf.prototype.ValueTypeName="number";var Rf=class extends Zo{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-t)/(s-t),c=e*a;for(let u=c+a;c!==u;c+=4)_s.slerpFlat(r,0,o,c-a,o,c,l);return r}},Yu=class extends xs{constructor(e,t,i,s){super(e,t,i,s)}InterpolantFactoryMethodLinear(e){return new Rf(this.times,this.values,this.getValueSize(),e)}};Yu.prototype.ValueTypeName="quaternion";Yu.prototype.InterpolantFactoryMethodSmooth=void 0;var ea=class extends xs{constructor(e,t,i){super(e,t,i)}};ea.prototype.ValueTypeName="string";ea.prototype.ValueBufferType=Array;ea.prototype.DefaultInterpolation=Nu;ea.prototype.InterpolantFactoryMethodLinear=void 0;ea.prototype.InterpolantFactoryMethodSmooth=void 0;var Pf=class extends xs{constructor(e,t,i,s){super(e,t,i,s)}};Pf.prototype.ValueTypeName="vector";var If=class{constructor(e,t,i){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,r===!1&&s.onStart!==void 0&&s.onStart(u,o,a),r=!0},this.itemEnd=function(u){o++,s.onProgress!==void 0&&s.onProgress(u,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,h){return c.push(u,h),this},this.removeHandler=function(u){let h=c.indexOf(u);return h!==-1&&c.splice(h,2),this},this.getHandler=function(u){for(let h=0,d=c.length;h<d;h+=2){let f=c[h],g=c[h+1];if(f.global&&(f.lastIndex=0),f.test(u))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},cb=new If,Lf=class{constructor(e){this.manager=e!==void 0?e:cb,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(s,r){i.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Lf.DEFAULT_MATERIAL_NAME="__DEFAULT";var mc=class extends Ti{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new ft(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},Ju=class extends mc{constructor(e,t,i){super(e,i),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Ti.DEFAULT_UP),this.updateMatrix(),this.groundColor=new ft(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},L0=new Ut,gx=new K,vx=new K,kf=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new ut(512,512),this.mapType=Qi,this.map=null,this.mapPass=null,this.matrix=new Ut,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Yo,this._frameExtents=new ut(1,1),this._viewportCount=1,this._viewports=[new Mn(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;gx.setFromMatrixPosition(e.matrixWorld),t.position.copy(gx),vx.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(vx),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,i,s){L0.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),i.setFromProjectionMatrix(L0,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===ac||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(L0)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},jd=new K,Zd=new _s,Ar=new K,Ku=class extends Ti{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Ut,this.projectionMatrix=new Ut,this.projectionMatrixInverse=new Ut,this.coordinateSystem=Os,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(jd,Zd,Ar),Ar.x===1&&Ar.y===1&&Ar.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(jd,Zd,Ar.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(jd,Zd,Ar),Ar.x===1&&Ar.y===1&&Ar.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(jd,Zd,Ar.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},qo=new K,_x=new ut,yx=new ut,Wi=class extends Ku{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=df*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(u0*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return df*2*Math.atan(Math.tan(u0*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){qo.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(qo.x,qo.y).multiplyScalar(-e/qo.z),qo.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(qo.x,qo.y).multiplyScalar(-e/qo.z)}getViewSize(e,t){return this.getViewBounds(e,_x,yx),t.subVectors(yx,_x)}setViewOffset(e,t,i,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(u0*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*i/c,s*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var ju=class extends Ku{constructor(e=-1,t=1,i=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=i-e,o=i+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},O0=class extends kf{constructor(){super(new ju(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Zu=class extends mc{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Ti.DEFAULT_UP),this.updateMatrix(),this.target=new Ti,this.shadow=new O0}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}},Qu=class extends mc{constructor(e,t){super(e,t),this.isAmbientLight=!0,this.type="AmbientLight"}};var ic=-90,sc=1,gc=class extends Ti{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Wi(ic,sc,e,t);s.layers=this.layers,this.add(s);let r=new Wi(ic,sc,e,t);r.layers=this.layers,this.add(r);let o=new Wi(ic,sc,e,t);o.layers=this.layers,this.add(o);let a=new Wi(ic,sc,e,t);a.layers=this.layers,this.add(a);let l=new Wi(ic,sc,e,t);l.layers=this.layers,this.add(l);let c=new Wi(ic,sc,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Os)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===ac)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,u]=this.children,h=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let y=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(i,0,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(i,1,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=y,e.setRenderTarget(i,5,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(h,d,f),e.xr.enabled=g,i.texture.needsPMREMUpdate=!0}},Df=class extends Wi{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var gg="\\[\\]\\.:\\/",YA=new RegExp("["+gg+"]","g"),vg="[^"+gg+"]",JA="[^"+gg.replace("\\.","")+"]",KA=/((?:WC+[\/:])*)/.source.replace("WC",vg),jA=/(WCOD+)?/.source.replace("WCOD",JA),ZA=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",vg),QA=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",vg),eT=new RegExp("^"+KA+jA+ZA+QA+"$"),tT=["material","materials","bones","map"],U0=class{constructor(e,t,i){let s=i||mn.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,s=this._bindings[i];s!==void 0&&s.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=i.length;s!==r;++s)i[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},mn=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(YA,"")}static parseTrackName(e){let t=eT.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=i.nodeName&&i.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=i.nodeName.substring(s+1);tT.indexOf(r)!==-1&&(i.nodeName=i.nodeName.substring(0,s),i.objectName=r)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=i(a.children);if(l)return l}return null},s=i(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)e[t++]=i[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){je("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=t.objectIndex;switch(i){case"materials":if(!e.material){tt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){tt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){tt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){tt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){tt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){tt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(c!==void 0){if(e[c]===void 0){tt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;tt("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){tt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){tt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};mn.Composite=U0;mn.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};mn.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};mn.prototype.GetterByBindingType=[mn.prototype._getValue_direct,mn.prototype._getValue_array,mn.prototype._getValue_arrayElement,mn.prototype._getValue_toArray];mn.prototype.SetterByBindingTypeAndVersioning=[[mn.prototype._setValue_direct,mn.prototype._setValue_direct_setNeedsUpdate,mn.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[mn.prototype._setValue_array,mn.prototype._setValue_array_setNeedsUpdate,mn.prototype._setValue_array_setMatrixWorldNeedsUpdate],[mn.prototype._setValue_arrayElement,mn.prototype._setValue_arrayElement_setNeedsUpdate,mn.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[mn.prototype._setValue_fromArray,mn.prototype._setValue_fromArray_setNeedsUpdate,mn.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var MD=new Float32Array(1);var xx=new Ut,eh=class{constructor(e,t,i=0,s=1/0){this.ray=new dc(e,t),this.near=i,this.far=s,this.camera=null,this.layers=new cc,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):tt("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return xx.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(xx),this}intersectObject(e,t=!0,i=[]){return B0(e,this,i,t),i.sort(bx),i}intersectObjects(e,t=!0,i=[]){for(let s=0,r=e.length;s<r;s++)B0(e[s],this,i,t);return i.sort(bx),i}};function bx(n,e){return n.distance-e.distance}function B0(n,e,t,i){let s=!0;if(n.layers.test(e.layers)&&n.raycast(e,t)===!1&&(s=!1),s===!0&&i===!0){let r=n.children;for(let o=0,a=r.length;o<a;o++)B0(r[o],e,t,!0)}}var z0=class{static{this.prototype.isMatrix2=!0}constructor(e,t,i,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=i,r[3]=s,this}};function _g(n,e,t,i){let s=nT(i);switch(t){case rg:return n*e;case ag:return n*e/s.components*s.byteLength;case Vf:return n*e/s.components*s.byteLength;case na:return n*e*2/s.components*s.byteLength;case Hf:return n*e*2/s.components*s.byteLength;case og:return n*e*3/s.components*s.byteLength;case nr:return n*e*4/s.components*s.byteLength;case Gf:return n*e*4/s.components*s.byteLength;case ih:case sh:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case rh:case oh:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case qf:case Xf:return Math.max(n,16)*Math.max(e,8)/4;case Wf:case $f:return Math.max(n,8)*Math.max(e,8)/2;case Yf:case Jf:case jf:case Zf:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Kf:case ah:case Qf:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case ep:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case tp:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case np:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case ip:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case sp:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case rp:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case op:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case ap:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case lp:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case cp:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case up:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case hp:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case dp:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case fp:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case pp:case mp:case gp:return Math.ceil(n/4)*Math.ceil(e/4)*16;case vp:case _p:return Math.ceil(n/4)*Math.ceil(e/4)*8;case lh:case yp:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function nT(n){switch(n){case Qi:case tg:return{byteLength:1,components:1};case xc:case ng:case tr:return{byteLength:2,components:1};case Bf:case zf:return{byteLength:2,components:4};case Qs:case Uf:case er:return{byteLength:4,components:1};case ig:case sg:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?je("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function Ib(){let n=null,e=!1,t=null,i=null;function s(r,o){i=n.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function sT(n){let e=new WeakMap;function t(a,l){let c=a.array,u=a.usage,h=c.byteLength,d=n.createBuffer();n.bindBuffer(l,d),n.bufferData(l,c,u),a.onUploadCallback();let f;if(c instanceof Float32Array)f=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=n.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=n.HALF_FLOAT:f=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=n.SHORT;else if(c instanceof Uint32Array)f=n.UNSIGNED_INT;else if(c instanceof Int32Array)f=n.INT;else if(c instanceof Int8Array)f=n.BYTE;else if(c instanceof Uint8Array)f=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:h}}function i(a,l,c){let u=l.array,h=l.updateRanges;if(n.bindBuffer(c,a),h.length===0)n.bufferSubData(c,0,u);else{h.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<h.length;f++){let g=h[d],y=h[f];y.start<=g.start+g.count+1?g.count=Math.max(g.count,y.start+y.count-g.start):(++d,h[d]=y)}h.length=d+1;for(let f=0,g=h.length;f<g;f++){let y=h[f];n.bufferSubData(c,y.start*u.BYTES_PER_ELEMENT,u,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(n.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var rT=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,oT=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,aT=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,lT=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,cT=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,uT=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,hT=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,dT=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,fT=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,pT=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,mT=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,gT=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,vT=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,_T=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,yT=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,xT=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,bT=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,MT=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,ST=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,wT=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,AT=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,TT=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,ET=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,CT=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,RT=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,PT=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,IT=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,LT=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,kT=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,DT="gl_FragColor = linearToOutputTexel( gl_FragColor );",NT=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,FT=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,OT=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,UT=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,BT=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,zT=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,VT=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,HT=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,GT=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,WT=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,qT=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,$T=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,XT=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,YT=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,JT=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,KT=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,jT=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,ZT=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,QT=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,eE=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,tE=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,nE=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,iE=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,sE=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,rE=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,oE=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,aE=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,lE=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,cE=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,uE=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,hE=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,dE=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,fE=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,pE=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,mE=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,gE=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,vE=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,_E=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,yE=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,xE=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,bE=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,ME=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,SE=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,wE=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,AE=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,TE=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,EE=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,CE=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,RE=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,PE=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,IE=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,LE=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,kE=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,DE=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,NE=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,FE=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,OE=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,UE=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,BE=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,zE=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,VE=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,HE=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,GE=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,WE=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,qE=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,$E=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,XE=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,YE=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,JE=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,KE=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,jE=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,ZE=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,QE=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,eC=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,tC=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,nC=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,iC=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,sC=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,rC=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,oC=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,aC=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,lC=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,cC=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,uC=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,hC=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,dC=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,fC=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,pC=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,mC=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,gC=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,vC=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,_C=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,yC=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,xC=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,bC=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,MC=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,SC=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,wC=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,AC=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,TC=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,EC=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,CC=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,RC=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,PC=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,IC=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,LC=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,kC=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,DC=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,NC=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,FC=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,OC=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,gt={alphahash_fragment:rT,alphahash_pars_fragment:oT,alphamap_fragment:aT,alphamap_pars_fragment:lT,alphatest_fragment:cT,alphatest_pars_fragment:uT,aomap_fragment:hT,aomap_pars_fragment:dT,batching_pars_vertex:fT,batching_vertex:pT,begin_vertex:mT,beginnormal_vertex:gT,bsdfs:vT,iridescence_fragment:_T,bumpmap_pars_fragment:yT,clipping_planes_fragment:xT,clipping_planes_pars_fragment:bT,clipping_planes_pars_vertex:MT,clipping_planes_vertex:ST,color_fragment:wT,color_pars_fragment:AT,color_pars_vertex:TT,color_vertex:ET,common:CT,defaultnormal_vertex:RT,displacementmap_pars_vertex:PT,displacementmap_vertex:IT,emissivemap_fragment:LT,emissivemap_pars_fragment:kT,colorspace_fragment:DT,colorspace_pars_fragment:NT,envmap_fragment:FT,envmap_common_pars_fragment:OT,envmap_pars_fragment:UT,envmap_pars_vertex:BT,envmap_physical_pars_fragment:KT,envmap_vertex:zT,fog_vertex:VT,fog_pars_vertex:HT,fog_fragment:GT,fog_pars_fragment:WT,gradientmap_pars_fragment:qT,lightmap_pars_fragment:$T,lights_lambert_fragment:XT,lights_lambert_pars_fragment:YT,lights_pars_begin:JT,lights_toon_fragment:jT,lights_toon_pars_fragment:ZT,lights_phong_fragment:QT,lights_phong_pars_fragment:eE,lights_physical_fragment:tE,lights_physical_pars_fragment:nE,lights_fragment_begin:iE,lights_fragment_maps:sE,lights_fragment_end:rE,lightprobes_pars_fragment:oE,logdepthbuf_fragment:aE,logdepthbuf_pars_fragment:lE,logdepthbuf_pars_vertex:cE,logdepthbuf_vertex:uE,map_fragment:hE,map_pars_fragment:dE,map_particle_fragment:fE,map_particle_pars_fragment:pE,metalnessmap_fragment:mE,metalnessmap_pars_fragment:gE,morphinstance_vertex:vE,morphcolor_vertex:_E,morphnormal_vertex:yE,morphtarget_pars_vertex:xE,morphtarget_vertex:bE,normal_fragment_begin:ME,normal_fragment_maps:SE,normal_pars_fragment:wE,normal_pars_vertex:AE,normal_vertex:TE,normalmap_pars_fragment:EE,clearcoat_normal_fragment_begin:CE,clearcoat_normal_fragment_maps:RE,clearcoat_pars_fragment:PE,iridescence_pars_fragment:IE,opaque_fragment:LE,packing:kE,premultiplied_alpha_fragment:DE,project_vertex:NE,dithering_fragment:FE,dithering_pars_fragment:OE,roughnessmap_fragment:UE,roughnessmap_pars_fragment:BE,shadowmap_pars_fragment:zE,shadowmap_pars_vertex:VE,shadowmap_vertex:HE,shadowmask_pars_fragment:GE,skinbase_vertex:WE,skinning_pars_vertex:qE,skinning_vertex:$E,skinnormal_vertex:XE,specularmap_fragment:YE,specularmap_pars_fragment:JE,tonemapping_fragment:KE,tonemapping_pars_fragment:jE,transmission_fragment:ZE,transmission_pars_fragment:QE,uv_pars_fragment:eC,uv_pars_vertex:tC,uv_vertex:nC,worldpos_vertex:iC,background_vert:sC,background_frag:rC,backgroundCube_vert:oC,backgroundCube_frag:aC,cube_vert:lC,cube_frag:cC,depth_vert:uC,depth_frag:hC,distance_vert:dC,distance_frag:fC,equirect_vert:pC,equirect_frag:mC,linedashed_vert:gC,linedashed_frag:vC,meshbasic_vert:_C,meshbasic_frag:yC,meshlambert_vert:xC,meshlambert_frag:bC,meshmatcap_vert:MC,meshmatcap_frag:SC,meshnormal_vert:wC,meshnormal_frag:AC,meshphong_vert:TC,meshphong_frag:EC,meshphysical_vert:CC,meshphysical_frag:RC,meshtoon_vert:PC,meshtoon_frag:IC,points_vert:LC,points_frag:kC,shadow_vert:DC,shadow_frag:NC,sprite_vert:FC,sprite_frag:OC},ke={common:{diffuse:{value:new ft(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new it}},envmap:{envMap:{value:null},envMapRotation:{value:new it},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new it}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new it}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new it},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new it},normalScale:{value:new ut(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new it},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new it}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new it}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new it}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ft(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ft(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0},uvTransform:{value:new it}},sprite:{diffuse:{value:new ft(16777215)},opacity:{value:1},center:{value:new ut(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}}},Dr={basic:{uniforms:Oi([ke.common,ke.specularmap,ke.envmap,ke.aomap,ke.lightmap,ke.fog]),vertexShader:gt.meshbasic_vert,fragmentShader:gt.meshbasic_frag},lambert:{uniforms:Oi([ke.common,ke.specularmap,ke.envmap,ke.aomap,ke.lightmap,ke.emissivemap,ke.bumpmap,ke.normalmap,ke.displacementmap,ke.fog,ke.lights,{emissive:{value:new ft(0)},envMapIntensity:{value:1}}]),vertexShader:gt.meshlambert_vert,fragmentShader:gt.meshlambert_frag},phong:{uniforms:Oi([ke.common,ke.specularmap,ke.envmap,ke.aomap,ke.lightmap,ke.emissivemap,ke.bumpmap,ke.normalmap,ke.displacementmap,ke.fog,ke.lights,{emissive:{value:new ft(0)},specular:{value:new ft(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:gt.meshphong_vert,fragmentShader:gt.meshphong_frag},standard:{uniforms:Oi([ke.common,ke.envmap,ke.aomap,ke.lightmap,ke.emissivemap,ke.bumpmap,ke.normalmap,ke.displacementmap,ke.roughnessmap,ke.metalnessmap,ke.fog,ke.lights,{emissive:{value:new ft(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:gt.meshphysical_vert,fragmentShader:gt.meshphysical_frag},toon:{uniforms:Oi([ke.common,ke.aomap,ke.lightmap,ke.emissivemap,ke.bumpmap,ke.normalmap,ke.displacementmap,ke.gradientmap,ke.fog,ke.lights,{emissive:{value:new ft(0)}}]),vertexShader:gt.meshtoon_vert,fragmentShader:gt.meshtoon_frag},matcap:{uniforms:Oi([ke.common,ke.bumpmap,ke.normalmap,ke.displacementmap,ke.fog,{matcap:{value:null}}]),vertexShader:gt.meshmatcap_vert,fragmentShader:gt.meshmatcap_frag},points:{uniforms:Oi([ke.points,ke.fog]),vertexShader:gt.points_vert,fragmentShader:gt.points_frag},dashed:{uniforms:Oi([ke.common,ke.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:gt.linedashed_vert,fragmentShader:gt.linedashed_frag},depth:{uniforms:Oi([ke.common,ke.displacementmap]),vertexShader:gt.depth_vert,fragmentShader:gt.depth_frag},normal:{uniforms:Oi([ke.common,ke.bumpmap,ke.normalmap,ke.displacementmap,{opacity:{value:1}}]),vertexShader:gt.meshnormal_vert,fragmentShader:gt.meshnormal_frag},sprite:{uniforms:Oi([ke.sprite,ke.fog]),vertexShader:gt.sprite_vert,fragmentShader:gt.sprite_frag},background:{uniforms:{uvTransform:{value:new it},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:gt.background_vert,fragmentShader:gt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new it}},vertexShader:gt.backgroundCube_vert,fragmentShader:gt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:gt.cube_vert,fragmentShader:gt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:gt.equirect_vert,fragmentShader:gt.equirect_frag},distance:{uniforms:Oi([ke.common,ke.displacementmap,{referencePosition:{value:new K},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:gt.distance_vert,fragmentShader:gt.distance_frag},shadow:{uniforms:Oi([ke.lights,ke.fog,{color:{value:new ft(0)},opacity:{value:1}}]),vertexShader:gt.shadow_vert,fragmentShader:gt.shadow_frag}};Dr.physical={uniforms:Oi([Dr.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new it},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new it},clearcoatNormalScale:{value:new ut(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new it},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new it},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new it},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new it},sheen:{value:0},sheenColor:{value:new ft(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new it},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new it},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new it},transmissionSamplerSize:{value:new ut},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new it},attenuationDistance:{value:0},attenuationColor:{value:new ft(0)},specularColor:{value:new ft(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new it},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new it},anisotropyVector:{value:new ut},anisotropyMap:{value:null},anisotropyMapTransform:{value:new it}}]),vertexShader:gt.meshphysical_vert,fragmentShader:gt.meshphysical_frag};var bp={r:0,b:0,g:0},UC=new Ut,Lb=new it;Lb.set(-1,0,0,0,1,0,0,0,1);function BC(n,e,t,i,s,r){let o=new ft(0),a=s===!0?0:1,l,c,u=null,h=0,d=null;function f(_){let w=_.isScene===!0?_.background:null;if(w&&w.isTexture){let b=_.backgroundBlurriness>0;w=e.get(w,b)}return w}function g(_){let w=!1,b=f(_);b===null?m(o,a):b&&b.isColor&&(m(b,1),w=!0);let E=n.xr.getEnvironmentBlendMode();E==="additive"?t.buffers.color.setClear(0,0,0,1,r):E==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(n.autoClear||w)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function y(_,w){let b=f(w);b&&b.isCubeTexture?(c===void 0&&(c=new Fn(new Rr(1,1,1),new Pr({name:"BackgroundCubeMaterial",uniforms:Ka(Dr.backgroundCube.uniforms),vertexShader:Dr.backgroundCube.vertexShader,fragmentShader:Dr.backgroundCube.fragmentShader,side:Ci,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(E,S,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=w.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(UC.makeRotationFromEuler(w.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Lb),c.material.toneMapped=St.getTransfer(b.colorSpace)!==Gt,(u!==b||h!==b.version||d!==n.toneMapping)&&(c.material.needsUpdate=!0,u=b,h=b.version,d=n.toneMapping),c.layers.enableAll(),_.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new Fn(new Wa(2,2),new Pr({name:"BackgroundMaterial",uniforms:Ka(Dr.background.uniforms),vertexShader:Dr.background.vertexShader,fragmentShader:Dr.background.fragmentShader,side:ta,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,l.material.toneMapped=St.getTransfer(b.colorSpace)!==Gt,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(u!==b||h!==b.version||d!==n.toneMapping)&&(l.material.needsUpdate=!0,u=b,h=b.version,d=n.toneMapping),l.layers.enableAll(),_.unshift(l,l.geometry,l.material,0,0,null))}function m(_,w){_.getRGB(bp,mg(n)),t.buffers.color.setClear(bp.r,bp.g,bp.b,w,r)}function v(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(_,w=1){o.set(_),a=w,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(_){a=_,m(o,a)},render:g,addToRenderList:y,dispose:v}}function zC(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=d(null),r=s,o=!1;function a(k,V,L,R,N){let B=!1,G=h(k,R,L,V);r!==G&&(r=G,c(r.object)),B=f(k,R,L,N),B&&g(k,R,L,N),N!==null&&e.update(N,n.ELEMENT_ARRAY_BUFFER),(B||o)&&(o=!1,b(k,V,L,R),N!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(N).buffer))}function l(){return n.createVertexArray()}function c(k){return n.bindVertexArray(k)}function u(k){return n.deleteVertexArray(k)}function h(k,V,L,R){let N=R.wireframe===!0,B=i[V.id];B===void 0&&(B={},i[V.id]=B);let G=k.isInstancedMesh===!0?k.id:0,ne=B[G];ne===void 0&&(ne={},B[G]=ne);let $=ne[L.id];$===void 0&&($={},ne[L.id]=$);let J=$[N];return J===void 0&&(J=d(l()),$[N]=J),J}function d(k){let V=[],L=[],R=[];for(let N=0;N<t;N++)V[N]=0,L[N]=0,R[N]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:V,enabledAttributes:L,attributeDivisors:R,object:k,attributes:{},index:null}}function f(k,V,L,R){let N=r.attributes,B=V.attributes,G=0,ne=L.getAttributes();for(let $ in ne)if(ne[$].location>=0){let te=N[$],de=B[$];if(de===void 0&&($==="instanceMatrix"&&k.instanceMatrix&&(de=k.instanceMatrix),$==="instanceColor"&&k.instanceColor&&(de=k.instanceColor)),te===void 0||te.attribute!==de||de&&te.data!==de.data)return!0;G++}return r.attributesNum!==G||r.index!==R}function g(k,V,L,R){let N={},B=V.attributes,G=0,ne=L.getAttributes();for(let $ in ne)if(ne[$].location>=0){let te=B[$];te===void 0&&($==="instanceMatrix"&&k.instanceMatrix&&(te=k.instanceMatrix),$==="instanceColor"&&k.instanceColor&&(te=k.instanceColor));let de={};de.attribute=te,te&&te.data&&(de.data=te.data),N[$]=de,G++}r.attributes=N,r.attributesNum=G,r.index=R}function y(){let k=r.newAttributes;for(let V=0,L=k.length;V<L;V++)k[V]=0}function m(k){v(k,0)}function v(k,V){let L=r.newAttributes,R=r.enabledAttributes,N=r.attributeDivisors;L[k]=1,R[k]===0&&(n.enableVertexAttribArray(k),R[k]=1),N[k]!==V&&(n.vertexAttribDivisor(k,V),N[k]=V)}function _(){let k=r.newAttributes,V=r.enabledAttributes;for(let L=0,R=V.length;L<R;L++)V[L]!==k[L]&&(n.disableVertexAttribArray(L),V[L]=0)}function w(k,V,L,R,N,B,G){G===!0?n.vertexAttribIPointer(k,V,L,N,B):n.vertexAttribPointer(k,V,L,R,N,B)}function b(k,V,L,R){y();let N=R.attributes,B=L.getAttributes(),G=V.defaultAttributeValues;for(let ne in B){let $=B[ne];if($.location>=0){let J=N[ne];if(J===void 0&&(ne==="instanceMatrix"&&k.instanceMatrix&&(J=k.instanceMatrix),ne==="instanceColor"&&k.instanceColor&&(J=k.instanceColor)),J!==void 0){let te=J.normalized,de=J.itemSize,re=e.get(J);if(re===void 0)continue;let Q=re.buffer,fe=re.type,_e=re.bytesPerElement,Ce=fe===n.INT||fe===n.UNSIGNED_INT||J.gpuType===Uf;if(J.isInterleavedBufferAttribute){let Se=J.data,Xe=Se.isInterleavedBuffer===!0?Se.stride:Se.itemSize,at=J.offset;if(Se.isInstancedInterleavedBuffer||Se.isInstancedBufferAttribute){for(let Ge=0;Ge<$.locationSize;Ge++)v($.location+Ge,Se.meshPerAttribute);k.isInstancedMesh!==!0&&R._maxInstanceCount===void 0&&(R._maxInstanceCount=Se.meshPerAttribute*Se.count)}else for(let Ge=0;Ge<$.locationSize;Ge++)m($.location+Ge);n.bindBuffer(n.ARRAY_BUFFER,Q);for(let Ge=0;Ge<$.locationSize;Ge++)w($.location+Ge,de/$.locationSize,fe,te,Xe*_e,(at+de/$.locationSize*Ge)*_e,Ce)}else{if(J.isInstancedBufferAttribute){for(let Se=0;Se<$.locationSize;Se++)v($.location+Se,J.meshPerAttribute);k.isInstancedMesh!==!0&&R._maxInstanceCount===void 0&&(R._maxInstanceCount=J.meshPerAttribute*J.count)}else for(let Se=0;Se<$.locationSize;Se++)m($.location+Se);n.bindBuffer(n.ARRAY_BUFFER,Q);for(let Se=0;Se<$.locationSize;Se++)w($.location+Se,de/$.locationSize,fe,te,de*_e,de/$.locationSize*Se*_e,Ce)}}else if(G!==void 0){let te=G[ne];if(te!==void 0)switch(te.length){case 2:n.vertexAttrib2fv($.location,te);break;case 3:n.vertexAttrib3fv($.location,te);break;case 4:n.vertexAttrib4fv($.location,te);break;default:n.vertexAttrib1fv($.location,te)}}}}_()}function E(){U();for(let k in i){let V=i[k];for(let L in V){let R=V[L];for(let N in R){let B=R[N];for(let G in B)u(B[G].object),delete B[G];delete R[N]}}delete i[k]}}function S(k){if(i[k.id]===void 0)return;let V=i[k.id];for(let L in V){let R=V[L];for(let N in R){let B=R[N];for(let G in B)u(B[G].object),delete B[G];delete R[N]}}delete i[k.id]}function x(k){for(let V in i){let L=i[V];for(let R in L){let N=L[R];if(N[k.id]===void 0)continue;let B=N[k.id];for(let G in B)u(B[G].object),delete B[G];delete N[k.id]}}}function A(k){for(let V in i){let L=i[V],R=k.isInstancedMesh===!0?k.id:0,N=L[R];if(N!==void 0){for(let B in N){let G=N[B];for(let ne in G)u(G[ne].object),delete G[ne];delete N[B]}delete L[R],Object.keys(L).length===0&&delete i[V]}}}function U(){F(),o=!0,r!==s&&(r=s,c(r.object))}function F(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:U,resetDefaultState:F,dispose:E,releaseStatesOfGeometry:S,releaseStatesOfObject:A,releaseStatesOfProgram:x,initAttributes:y,enableAttribute:m,disableUnusedAttributes:_}}function VC(n,e,t){let i;function s(l){i=l}function r(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function o(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function a(l,c,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let d=0;for(let f=0;f<u;f++)d+=c[f];t.update(d,i,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function HC(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let x=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(x){return!(x!==nr&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(x){let A=x===tr&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(x!==Qi&&x!==er&&!A&&i.convert(x)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){if(x==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(je("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let h=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&h===!1;t.reversedDepthBuffer===!0&&h===!1&&je("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&h===!0&&je("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),g=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=n.getParameter(n.MAX_TEXTURE_SIZE),m=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),v=n.getParameter(n.MAX_VERTEX_ATTRIBS),_=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),w=n.getParameter(n.MAX_VARYING_VECTORS),b=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),E=n.getParameter(n.MAX_SAMPLES),S=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:h,maxTextures:f,maxVertexTextures:g,maxTextureSize:y,maxCubemapSize:m,maxAttributes:v,maxVertexUniforms:_,maxVaryings:w,maxFragmentUniforms:b,maxSamples:E,samples:S}}function GC(n){let e=this,t=null,i=0,s=!1,r=!1,o=new js,a=new it,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(h,d){let f=h.length!==0||d||i!==0||s;return s=d,i=h.length,f},this.beginShadows=function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(h,d){t=u(h,d,0)},this.setState=function(h,d,f){let g=h.clippingPlanes,y=h.clipIntersection,m=h.clipShadows,v=n.get(h);if(!s||g===null||g.length===0||r&&!m)r?u(null):c();else{let _=r?0:i,w=_*4,b=v.clippingState||null;l.value=b,b=u(g,d,w,f);for(let E=0;E!==w;++E)b[E]=t[E];v.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=_}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(h,d,f,g){let y=h!==null?h.length:0,m=null;if(y!==0){if(m=l.value,g!==!0||m===null){let v=f+y*4,_=d.matrixWorldInverse;a.getNormalMatrix(_),(m===null||m.length<v)&&(m=new Float32Array(v));for(let w=0,b=f;w!==y;++w,b+=4)o.copy(h[w]).applyMatrix4(_,a),o.normal.toArray(m,b),m[b+3]=o.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=y,e.numIntersection=0,m}}var dh=class extends ys{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new Gu(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new Rr(5,5,5),r=new Pr({name:"CubemapFromEquirect",uniforms:Ka(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:Ci,blending:$a});r.uniforms.tEquirect.value=t;let o=new Fn(s,r),a=t.minFilter;return t.minFilter===fo&&(t.minFilter=$i),new gc(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,s);e.setRenderTarget(r)}},ub=256,WC=3,qC=20,kb=256,Db=16,$C=3,XC=new K,YC=new ft,Mc=class n{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new gc(1,10,null),this._boxMesh=new Fn(new Rr(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,s=100,r={}){let{size:o=256,position:a=XC}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=!1);let h=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,y=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(e.background=l.getClearColor(YC));let m=new gc(i,s,u);return m.position.copy(a),m.update(l,e),l.autoClear=h,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,e.background=y,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=fb(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=db(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(ub,rb(e))}_fromTexture(e,t){e.mapping===Ya||e.mapping===yc?this._setSize(e.image.length===0?ub:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=hb(e,!1,!1),i=Math.log2(e)-WC;for(let s=0;s<=i;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=hb(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){let s=this._boxMesh,r=this._cubeCamera;s.material=i,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Ya||e.mapping===yc?(this._cubemapMaterial===null&&(this._cubemapMaterial=fb()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=db()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=JC(),this._integrationMaterial=KC());let t=this._cubeSize,i=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/Db);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-$C)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(kb*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=jC());let i=this._blurMaterial,s=i.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,i),s.envMap.value=e.texture,this._renderCube(r,0,i)}};function hb(n,e,t){return new dh(n,{minFilter:fo,generateMipmaps:e,type:tr,colorSpace:Fu,depthBuffer:t})}function fh(n,e,t){return new Pr({name:n,uniforms:e,vertexShader:gt.cube_vert,fragmentShader:t,side:Ci,blending:$a,depthTest:!1,depthWrite:!1})}function JC(){return fh("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${kb}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function KC(){return fh("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Db}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function jC(){return fh("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${qC}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function db(){return fh("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function fb(){return fh("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function ZC(n){let e=new WeakMap,t=new WeakMap,i=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===Nf||f===Ff)if(e.has(d)){let g=e.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let y=new dh(g.height);return y.fromEquirectangularTexture(n,d),e.set(d,y),d.addEventListener("dispose",c),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===Nf||f===Ff,y=f===Ya||f===yc;if(g||y){let m=t.get(d),v=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==v)return i===null&&(i=new Mc(n)),m=g?i.fromEquirectangular(d,m):i.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),m.texture;if(m!==void 0)return m.texture;{let _=d.image;return g&&_&&_.height>0||y&&_&&l(_)?(i===null&&(i=new Mc(n)),m=g?i.fromEquirectangular(d):i.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),d.addEventListener("dispose",u),m.texture):null}}}return d}function a(d,f){return f===Nf?d.mapping=Ya:f===Ff&&(d.mapping=yc),d}function l(d){let f=0,g=6;for(let y=0;y<g;y++)d[y]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(d){let f=d.target;f.removeEventListener("dispose",u);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function h(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:s,dispose:h}}function QC(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let s=n.getExtension(i);return e[i]=s,s}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let s=t(i);return s===null&&Du("WebGLRenderer: "+i+" extension not supported."),s}}}function eR(n,e,t,i){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let m in g.attributes)e.remove(g.attributes[m]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let y=r.get(g);y&&(e.remove(y),r.delete(g)),i.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),t.memory.geometries++),y}function u(g){let y=g.attributes;for(let m in y)e.update(y[m],n.ARRAY_BUFFER)}function h(g){let y=g.index,m=g.attributes.position,v=0;if(m===void 0)return;let _=y!==null?y.array.length:m.array.length/3-1,w=m.count>=65535?Vu:zu,b=new w(Math.ceil(_/3)*6,1),E=b.array;if(y!==null){let x=y.array;v=y.version;for(let A=0,U=0;A<_;A+=3){let F=x[A+0],k=x[A+1],V=x[A+2];E[U++]=F,E[U++]=k,E[U++]=k,E[U++]=V,E[U++]=V,E[U++]=F}}else{v=m.version;for(let x=0,A=0;x<_;x+=3){let U=x+0,F=x+1,k=x+2;E[A++]=U,E[A++]=F,E[A++]=F,E[A++]=k,E[A++]=k,E[A++]=U}}b.version=v;let S=r.get(g);S&&e.remove(S),r.set(g,b)}function d(g){let y=r.get(g);if(y){let m=g.index;m!==null&&y.version<m.version&&h(g)}else h(g);return r.get(g)}function f(){for(let g in s){let y=s[g].deref();y!==void 0&&l(y)}}return{get:c,update:u,getWireframeAttribute:d,dispose:f}}function tR(n,e,t){let i;function s(h){i=h}let r,o;function a(h){r=h.type,o=h.bytesPerElement}function l(h,d){n.drawElements(i,d,r,h*o),t.update(d,i,1)}function c(h,d,f){f!==0&&(n.drawElementsInstanced(i,d,r,h*o,f),t.update(d,i,f))}function u(h,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,d,0,r,h,0,f);let y=0;for(let m=0;m<f;m++)y+=d[m];t.update(y,i,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function nR(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(r/3);break;case n.LINES:t.lines+=a*(r/2);break;case n.LINE_STRIP:t.lines+=a*(r-1);break;case n.LINE_LOOP:t.lines+=a*r;break;case n.POINTS:t.points+=a*r;break;default:tt("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:i}}function iR(n,e,t){let i=new WeakMap,s=new Mn;function r(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0,d=i.get(a);if(d===void 0||d.count!==h){let U=function(){x.dispose(),i.delete(a),a.removeEventListener("dispose",U)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],v=a.morphAttributes.normal||[],_=a.morphAttributes.color||[],w=0;f===!0&&(w=1),g===!0&&(w=2),y===!0&&(w=3);let b=a.attributes.position.count*w,E=1;b>e.maxTextureSize&&(E=Math.ceil(b/e.maxTextureSize),b=e.maxTextureSize);let S=new Float32Array(b*E*4*h),x=new Bu(S,b,E,h);x.type=er,x.needsUpdate=!0;let A=w*4;for(let F=0;F<h;F++){let k=m[F],V=v[F],L=_[F],R=b*E*4*F;for(let N=0;N<k.count;N++){let B=N*A;f===!0&&(s.fromBufferAttribute(k,N),S[R+B+0]=s.x,S[R+B+1]=s.y,S[R+B+2]=s.z,S[R+B+3]=0),g===!0&&(s.fromBufferAttribute(V,N),S[R+B+4]=s.x,S[R+B+5]=s.y,S[R+B+6]=s.z,S[R+B+7]=0),y===!0&&(s.fromBufferAttribute(L,N),S[R+B+8]=s.x,S[R+B+9]=s.y,S[R+B+10]=s.z,S[R+B+11]=L.itemSize===4?s.w:1)}}d={count:h,texture:x,size:new ut(b,E)},i.set(a,d),a.addEventListener("dispose",U)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let f=0;for(let y=0;y<c.length;y++)f+=c[y];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(n,"morphTargetBaseInfluence",g),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",d.size)}return{update:r}}function sR(n,e,t,i,s){let r=new WeakMap;function o(c){let u=s.render.frame,h=c.geometry,d=e.get(c,h);if(r.get(d)!==u&&(e.update(d),r.set(d,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==u&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),r.set(c,u))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==u&&(f.update(),r.set(f,u))}return d}function a(){r=new WeakMap}function l(c){let u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:o,dispose:a}}var rR={[Y0]:"LINEAR_TONE_MAPPING",[J0]:"REINHARD_TONE_MAPPING",[K0]:"CINEON_TONE_MAPPING",[th]:"ACES_FILMIC_TONE_MAPPING",[Z0]:"AGX_TONE_MAPPING",[Q0]:"NEUTRAL_TONE_MAPPING",[j0]:"CUSTOM_TONE_MAPPING"};function oR(n,e,t,i,s,r){let o=new ys(e,t,{type:n,depthBuffer:s,stencilBuffer:r,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,u=new Ei;u.setAttribute("position",new En([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new En([0,2,0,0,2,0],2));let h=new xf({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new Fn(u,h),f=new ju(-1,1,1,-1,0,1),g=null,y=null,m=!1,v,_=null,w=[],b=!1;this.setSize=function(E,S){o.setSize(E,S),a!==null&&a.setSize(E,S),l!==null&&l.setSize(E,S);for(let x=0;x<w.length;x++){let A=w[x];A.setSize&&A.setSize(E,S)}},this.setEffects=function(E){w=E,b=w.length>0&&w[0].isRenderPass===!0;let S=o.width,x=o.height;w.length>0&&a===null&&(a=new ys(S,x,{type:tr,depthBuffer:!1,stencilBuffer:!1}),l=new ys(S,x,{type:tr,depthBuffer:!1,stencilBuffer:!1}));let A=s===!0&&w.some(U=>U.needsDepthTexture===!0);A!==(o.depthTexture!==null)&&(A===!0&&c===null&&(c=new ho(S,x),r===!0&&(c.format=po,c.type=Ja)),o.dispose(),o.depthTexture=A?c:null,o.resolveDepthBuffer=A,o.storeMultisampledDepthBuffer=A);for(let U=0;U<w.length;U++){let F=w[U];F.setSize&&F.setSize(S,x),A&&F.needsDepthTexture===!0&&F.setDepthTexture&&F.setDepthTexture(c)}},this.begin=function(E,S){if(m||E.toneMapping===Lr&&w.length===0)return!1;if(_=S,S!==null){let x=S.width,A=S.height;(o.width!==x||o.height!==A)&&this.setSize(x,A)}return b===!1&&E.setRenderTarget(o),v=E.toneMapping,E.toneMapping=Lr,!0},this.hasRenderPass=function(){return b},this.end=function(E,S){E.toneMapping=v,m=!0;let x=o,A=a;for(let U=0;U<w.length;U++){let F=w[U];F.enabled!==!1&&(F.render(E,A,x,S),F.needsSwap!==!1&&(x=A,A=A===a?l:a))}if(g!==E.outputColorSpace||y!==E.toneMapping){g=E.outputColorSpace,y=E.toneMapping,h.defines={},St.getTransfer(g)===Gt&&(h.defines.SRGB_TRANSFER="");let U=rR[y];U&&(h.defines[U]=""),h.needsUpdate=!0}h.uniforms.tDiffuse.value=x.texture,E.setRenderTarget(_),E.render(d,f),_=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),h.dispose()}}var Nb=new Zi,Fb=new ho(1,1),Ob=new Wu(1),Ub=new Bu,Bb=new mf,zb=new Gu,pb=[],mb=[],gb=new Float32Array(16),vb=new Float32Array(9),_b=new Float32Array(4);function Sc(n,e,t){let i=n[0];if(i<=0||i>0)return n;let s=e*t,r=pb[s];if(r===void 0&&(r=new Float32Array(s),pb[s]=r),e!==0){i.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(r,a)}return r}function ci(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function ui(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function wp(n,e){let t=mb[e];t===void 0&&(t=new Int32Array(e),mb[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function aR(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function lR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(ci(t,e))return;n.uniform2fv(this.addr,e),ui(t,e)}}function cR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(ci(t,e))return;n.uniform3fv(this.addr,e),ui(t,e)}}function uR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(ci(t,e))return;n.uniform4fv(this.addr,e),ui(t,e)}}function hR(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(ci(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),ui(t,e)}else{if(ci(t,i))return;_b.set(i),n.uniformMatrix2fv(this.addr,!1,_b),ui(t,i)}}function dR(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(ci(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),ui(t,e)}else{if(ci(t,i))return;vb.set(i),n.uniformMatrix3fv(this.addr,!1,vb),ui(t,i)}}function fR(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(ci(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),ui(t,e)}else{if(ci(t,i))return;gb.set(i),n.uniformMatrix4fv(this.addr,!1,gb),ui(t,i)}}function pR(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function mR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(ci(t,e))return;n.uniform2iv(this.addr,e),ui(t,e)}}function gR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(ci(t,e))return;n.uniform3iv(this.addr,e),ui(t,e)}}function vR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(ci(t,e))return;n.uniform4iv(this.addr,e),ui(t,e)}}function _R(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function yR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(ci(t,e))return;n.uniform2uiv(this.addr,e),ui(t,e)}}function xR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(ci(t,e))return;n.uniform3uiv(this.addr,e),ui(t,e)}}function bR(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(ci(t,e))return;n.uniform4uiv(this.addr,e),ui(t,e)}}function Ap(n){return n.version===0&&(n.compareFunction=ug,n.needsUpdate=!0),n}function MR(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?r=Ap(Fb):r=Nb,t.setTexture2D(e||r,s)}function SR(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||Bb,s)}function wR(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_CUBE_SHADOW?r=Ap(Ob):r=zb,t.setTextureCube(e||r,s)}function AR(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||Ub,s)}function TR(n){switch(n){case 5126:return aR;case 35664:return lR;case 35665:return cR;case 35666:return uR;case 35674:return hR;case 35675:return dR;case 35676:return fR;case 5124:case 35670:return pR;case 35667:case 35671:return mR;case 35668:case 35672:return gR;case 35669:case 35673:return vR;case 5125:return _R;case 36294:return yR;case 36295:return xR;case 36296:return bR;case 35678:case 36198:case 36298:case 36306:case 35682:return MR;case 35679:case 36299:case 36307:return SR;case 35680:case 36300:case 36308:case 36293:return wR;case 36289:case 36303:case 36311:case 36292:return AR}}function ER(n,e){n.uniform1fv(this.addr,e)}function CR(n,e){let t=Sc(e,this.size,2);n.uniform2fv(this.addr,t)}function RR(n,e){let t=Sc(e,this.size,3);n.uniform3fv(this.addr,t)}function PR(n,e){let t=Sc(e,this.size,4);n.uniform4fv(this.addr,t)}function IR(n,e){let t=Sc(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function LR(n,e){let t=Sc(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function kR(n,e){let t=Sc(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function DR(n,e){n.uniform1iv(this.addr,e)}function NR(n,e){n.uniform2iv(this.addr,e)}function FR(n,e){n.uniform3iv(this.addr,e)}function OR(n,e){n.uniform4iv(this.addr,e)}function UR(n,e){n.uniform1uiv(this.addr,e)}function BR(n,e){n.uniform2uiv(this.addr,e)}function zR(n,e){n.uniform3uiv(this.addr,e)}function VR(n,e){n.uniform4uiv(this.addr,e)}function HR(n,e,t){let i=this.cache,s=e.length,r=wp(t,s);ci(i,r)||(n.uniform1iv(this.addr,r),ui(i,r));let o;this.type===n.SAMPLER_2D_SHADOW?o=Ap(Fb):o=Nb;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function GR(n,e,t){let i=this.cache,s=e.length,r=wp(t,s);ci(i,r)||(n.uniform1iv(this.addr,r),ui(i,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||Bb,r[o])}function WR(n,e,t){let i=this.cache,s=e.length,r=wp(t,s);ci(i,r)||(n.uniform1iv(this.addr,r),ui(i,r));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=Ap(Ob):o=zb;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function qR(n,e,t){let i=this.cache,s=e.length,r=wp(t,s);ci(i,r)||(n.uniform1iv(this.addr,r),ui(i,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||Ub,r[o])}function $R(n){switch(n){case 5126:return ER;case 35664:return CR;case 35665:return RR;case 35666:return PR;case 35674:return IR;case 35675:return LR;case 35676:return kR;case 5124:case 35670:return DR;case 35667:case 35671:return NR;case 35668:case 35672:return FR;case 35669:case 35673:return OR;case 5125:return UR;case 36294:return BR;case 36295:return zR;case 36296:return VR;case 35678:case 36198:case 36298:case 36306:case 35682:return HR;case 35679:case 36299:case 36307:return GR;case 35680:case 36300:case 36308:case 36293:return WR;case 36289:case 36303:case 36311:case 36292:return qR}}var bg=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=TR(t.type)}},Mg=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=$R(t.type)}},Sg=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],i)}}},yg=/(\w+)(\])?(\[|\.)?/g;function yb(n,e){n.seq.push(e),n.map[e.id]=e}function XR(n,e,t){let i=n.name,s=i.length;for(yg.lastIndex=0;;){let r=yg.exec(i),o=yg.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){yb(t,c===void 0?new bg(a,n,e):new Mg(a,n,e));break}else{let h=t.map[a];h===void 0&&(h=new Sg(a),yb(t,h)),t=h}}}var bc=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);XR(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,i,s){let r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){let s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=i[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let i=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&i.push(o)}return i}};function xb(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var YR=37297,JR=0;function KR(n,e){let t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var bb=new it;function jR(n){St._getMatrix(bb,St.workingColorSpace,n);let e=`mat3( ${bb.elements.map(t=>t.toFixed(4))} )`;switch(St.getTransfer(n)){case Ou:return[e,"LinearTransferOETF"];case Gt:return[e,"sRGBTransferOETF"];default:return je("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function Mb(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||"").trim();if(i&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+KR(n.getShaderSource(e),a)}else return r}function ZR(n,e){let t=jR(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var QR={[Y0]:"Linear",[J0]:"Reinhard",[K0]:"Cineon",[th]:"ACESFilmic",[Z0]:"AgX",[Q0]:"Neutral",[j0]:"Custom"};function e2(n,e){let t=QR[e];return t===void 0?(je("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Mp=new K;function t2(){St.getLuminanceCoefficients(Mp);let n=Mp.x.toFixed(4),e=Mp.y.toFixed(4),t=Mp.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function n2(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(hh).join(`
`)}function i2(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function s2(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){let r=n.getActiveAttrib(e,s),o=r.name,a=1;r.type===n.FLOAT_MAT2&&(a=2),r.type===n.FLOAT_MAT3&&(a=3),r.type===n.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function hh(n){return n!==""}function Sb(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function wb(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var r2=/^[ \t]*#include +<([\w\d./]+)>/gm;function wg(n){return n.replace(r2,o2)}function o2(n,e){let t=gt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return wg(t)}var a2=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Ab(n){return n.replace(a2,l2)}function l2(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Tb(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var c2={[qa]:"SHADOWMAP_TYPE_PCF",[vc]:"SHADOWMAP_TYPE_VSM"};function u2(n){return c2[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var h2={[yc]:"ENVMAP_MODE_REFRACTION"};function d2(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":h2[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var f2={[X0]:"ENVMAP_BLENDING_MULTIPLY",[Gx]:"ENVMAP_BLENDING_MIX",[Wx]:"ENVMAP_BLENDING_ADD"};function p2(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":f2[n.combine]||"ENVMAP_BLENDING_NONE"}function m2(n,e,t,i){let s=n.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=u2(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=d2(t),h=p2(t),d=n2(t),f=i2(r),g=s.createProgram(),y,m,v=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(y=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(hh).join(`
`),y.length>0&&(y+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(hh).join(`
`),m.length>0&&(m+=`
`)):(y=[Tb(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(hh).join(`
`),m=[Tb(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+h:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Lr?"#define TONE_MAPPING":"",t.toneMapping!==Lr?gt.tonemapping_pars_fragment:"",t.toneMapping!==Lr?e2("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",gt.colorspace_pars_fragment,ZR("linearToOutputTexel",t.outputColorSpace),t2(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(hh).join(`
`)),o=wg(o),o=Sb(o,t),o=wb(o,t),a=wg(a),a=Sb(a,t),a=wb(a,t),o=Ab(o),a=Ab(a),t.isRawShaderMaterial!==!0&&(v=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,m=["#define varying in",t.glslVersion===hg?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===hg?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let _=v+y+o,w=v+m+a,b=xb(s,s.VERTEX_SHADER,_),E=xb(s,s.FRAGMENT_SHADER,w);s.attachShader(g,b),s.attachShader(g,E),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function S(F){if(n.debug.checkShaderErrors){let k=s.getProgramInfoLog(g)||"",V=s.getShaderInfoLog(b)||"",L=s.getShaderInfoLog(E)||"",R=k.trim(),N=V.trim(),B=L.trim(),G=!0,ne=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(G=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,g,b,E);else{let $=Mb(s,b,"vertex"),J=Mb(s,E,"fragment");tt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+F.name+`
Material Type: `+F.type+`

Program Info Log: `+R+`
`+$+`
`+J)}else R!==""?je("WebGLProgram: Program Info Log:",R):(N===""||B==="")&&(ne=!1);ne&&(F.diagnostics={runnable:G,programLog:R,vertexShader:{log:N,prefix:y},fragmentShader:{log:B,prefix:m}})}s.deleteShader(b),s.deleteShader(E),x=new bc(s,g),A=s2(s,g)}let x;this.getUniforms=function(){return x===void 0&&S(this),x};let A;this.getAttributes=function(){return A===void 0&&S(this),A};let U=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return U===!1&&(U=s.getProgramParameter(g,YR)),U},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=JR++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=E,this}var g2=0,Ag=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(i)===!1&&(s.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new Tg(e),t.set(e,i)),i}},Tg=class{constructor(e){this.id=g2++,this.code=e,this.usedTimes=0}};function v2(n){return n===na||n===ah||n===lh}function _2(n,e,t,i,s,r){let o=new cc,a=new Ag,l=new Set,c=[],u=new Map,h=i.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(x){return l.add(x),x===0?"uv":`uv${x}`}function g(x,A,U,F,k,V){let L=F.fog,R=k.geometry,N=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?F.environment:null,B=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap,G=e.get(x.envMap||N,B),ne=d[x.type],$=i.precision;x.precision!==null&&($=i.getMaxPrecision(x.precision),$!==x.precision&&je("WebGLProgram.getParameters:",x.precision,"not supported, using",$,"instead."));let J=R.morphAttributes.position||R.morphAttributes.normal||R.morphAttributes.color,te=J!==void 0?J.length:0,de=0;R.morphAttributes.position!==void 0&&(de=1),R.morphAttributes.normal!==void 0&&(de=2),R.morphAttributes.color!==void 0&&(de=3);let re,Q,fe,_e;if(ne){let Re=Dr[ne];re=Re.vertexShader,Q=Re.fragmentShader}else{re=x.vertexShader,Q=x.fragmentShader;let Re=a.getVertexShaderStage(x),ht=a.getFragmentShaderStage(x);a.update(x,Re,ht),fe=Re.id,_e=ht.id}let Ce=n.getRenderTarget(),Se=n.state.buffers.depth.getReversed(),Xe=k.isInstancedMesh===!0,at=k.isBatchedMesh===!0,Ge=!!x.map,vt=!!x.matcap,pt=!!G,st=pt&&G.isPMREMTexture===!0,vn=!!x.aoMap,rn=!!x.lightMap,Vn=!!x.bumpMap&&x.wireframe===!1,Yt=!!x.normalMap,mi=!!x.displacementMap,Et=!!x.emissiveMap,ii=!!x.metalnessMap,Cn=!!x.roughnessMap,Hn=x.anisotropy>0,H=x.clearcoat>0,Pe=x.diffuseRoughness>0,Ke=x.dispersion>0,lt=x.retroreflectivity>0,we=x.iridescence>0,en=x.sheen>0,He=x.transmission>0,Je=Hn&&!!x.anisotropyMap,I=H&&!!x.clearcoatMap,T=H&&!!x.clearcoatNormalMap,X=H&&!!x.clearcoatRoughnessMap,he=Pe&&!!x.diffuseRoughnessMap,le=we&&!!x.iridescenceMap,ve=we&&!!x.iridescenceThicknessMap,ye=en&&!!x.sheenColorMap,ie=en&&!!x.sheenRoughnessMap,oe=!!x.specularMap,me=!!x.specularColorMap,z=!!x.specularIntensityMap,ae=He&&!!x.transmissionMap,se=He&&!!x.thicknessMap,Ae=!!x.gradientMap,ge=!!x.alphaMap,Me=x.alphaTest>0,qe=!!x.alphaHash,Qe=!!x.extensions,ue=Lr;x.toneMapped&&(Ce===null||Ce.isXRRenderTarget===!0)&&(ue=n.toneMapping);let Be=st?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,et={shaderID:ne,shaderType:x.type,shaderName:x.name,vertexShader:re,fragmentShader:Q,defines:x.defines,customVertexShaderID:fe,customFragmentShaderID:_e,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:$,batching:at,batchingColor:at&&k._colorsTexture!==null,instancing:Xe,instancingColor:Xe&&k.instanceColor!==null,instancingMorph:Xe&&k.morphTexture!==null,outputColorSpace:Ce===null?n.outputColorSpace:Ce.isXRRenderTarget===!0?Ce.texture.colorSpace:St.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:Ge,matcap:vt,envMap:pt,envMapMode:pt&&G.mapping,envMapPMREM:st,envMapMaxLod:st?Be.length-1:null,envMapSize:st?Be[0].width:null,aoMap:vn,lightMap:rn,bumpMap:Vn,normalMap:Yt,displacementMap:mi,emissiveMap:Et,normalMapObjectSpace:Yt&&x.normalMapType===Xx,normalMapTangentSpace:Yt&&x.normalMapType===xp,packedNormalMap:Yt&&x.normalMapType===xp&&v2(x.normalMap.format),metalnessMap:ii,roughnessMap:Cn,anisotropy:Hn,anisotropyMap:Je,clearcoat:H,clearcoatMap:I,clearcoatNormalMap:T,clearcoatRoughnessMap:X,diffuseRoughness:Pe,diffuseRoughnessMap:he,dispersion:Ke,retroreflection:lt,iridescence:we,iridescenceMap:le,iridescenceThicknessMap:ve,sheen:en,sheenColorMap:ye,sheenRoughnessMap:ie,specularMap:oe,specularColorMap:me,specularIntensityMap:z,transmission:He,transmissionMap:ae,thicknessMap:se,gradientMap:Ae,opaque:x.transparent===!1&&x.blending===_c&&x.alphaToCoverage===!1,alphaMap:ge,alphaTest:Me,alphaHash:qe,combine:x.combine,mapUv:Ge&&f(x.map.channel),aoMapUv:vn&&f(x.aoMap.channel),lightMapUv:rn&&f(x.lightMap.channel),bumpMapUv:Vn&&f(x.bumpMap.channel),normalMapUv:Yt&&f(x.normalMap.channel),displacementMapUv:mi&&f(x.displacementMap.channel),emissiveMapUv:Et&&f(x.emissiveMap.channel),metalnessMapUv:ii&&f(x.metalnessMap.channel),roughnessMapUv:Cn&&f(x.roughnessMap.channel),anisotropyMapUv:Je&&f(x.anisotropyMap.channel),clearcoatMapUv:I&&f(x.clearcoatMap.channel),clearcoatNormalMapUv:T&&f(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&f(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(x.diffuseRoughnessMap.channel),iridescenceMapUv:le&&f(x.iridescenceMap.channel),iridescenceThicknessMapUv:ve&&f(x.iridescenceThicknessMap.channel),sheenColorMapUv:ye&&f(x.sheenColorMap.channel),sheenRoughnessMapUv:ie&&f(x.sheenRoughnessMap.channel),specularMapUv:oe&&f(x.specularMap.channel),specularColorMapUv:me&&f(x.specularColorMap.channel),specularIntensityMapUv:z&&f(x.specularIntensityMap.channel),transmissionMapUv:ae&&f(x.transmissionMap.channel),thicknessMapUv:se&&f(x.thicknessMap.channel),alphaMapUv:ge&&f(x.alphaMap.channel),vertexTangents:!!R.attributes.tangent&&(Yt||Hn),vertexNormals:!!R.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===!0&&!!R.attributes.color&&R.attributes.color.itemSize===4,pointsUvs:k.isPoints===!0&&!!R.attributes.uv&&(Ge||ge),fog:!!L,useFog:x.fog===!0,fogExp2:!!L&&L.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===!0||R.attributes.normal===void 0&&Yt===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:Se,skinning:k.isSkinnedMesh===!0,hasPositionAttribute:R.attributes.position!==void 0,morphTargets:R.morphAttributes.position!==void 0,morphNormals:R.morphAttributes.normal!==void 0,morphColors:R.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:de,numSunLights:A.sun.length,numDirLights:A.directional.length,numPointLights:A.point.length,numSpotLights:A.spot.length,numSpotLightMaps:A.spotLightMap.length,numRectAreaLights:A.rectArea.length,numHemiLights:A.hemi.length,numSunLightShadows:A.sunShadowMap.length,numDirLightShadows:A.directionalShadowMap.length,numPointLightShadows:A.pointShadowMap.length,numSpotLightShadows:A.spotShadowMap.length,numSpotLightShadowsWithMaps:A.numSpotLightShadowsWithMaps,numLightProbes:A.numLightProbes,numLightProbeGrids:V.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:n.shadowMap.enabled&&U.length>0,shadowMapType:n.shadowMap.type,toneMapping:ue,decodeVideoTexture:Ge&&x.map.isVideoTexture===!0&&St.getTransfer(x.map.colorSpace)===Gt,decodeVideoTextureEmissive:Et&&x.emissiveMap.isVideoTexture===!0&&St.getTransfer(x.emissiveMap.colorSpace)===Gt,premultipliedAlpha:x.premultipliedAlpha,doubleSided:x.side===Ir,flipSided:x.side===Ci,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:Qe&&x.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Qe&&x.extensions.multiDraw===!0||at)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.customProgramCacheKey()};return et.vertexUv1s=l.has(1),et.vertexUv2s=l.has(2),et.vertexUv3s=l.has(3),l.clear(),et}function y(x){let A=[];if(x.shaderID?A.push(x.shaderID):(A.push(x.customVertexShaderID),A.push(x.customFragmentShaderID)),x.defines!==void 0)for(let U in x.defines)A.push(U),A.push(x.defines[U]);return x.isRawShaderMaterial===!1&&(m(A,x),v(A,x),A.push(n.outputColorSpace)),A.push(x.customProgramCacheKey),A.join()}function m(x,A){x.push(A.precision),x.push(A.outputColorSpace),x.push(A.envMapMode),x.push(A.envMapPMREM),x.push(A.envMapMaxLod),x.push(A.envMapSize),x.push(A.mapUv),x.push(A.alphaMapUv),x.push(A.lightMapUv),x.push(A.aoMapUv),x.push(A.bumpMapUv),x.push(A.normalMapUv),x.push(A.displacementMapUv),x.push(A.emissiveMapUv),x.push(A.metalnessMapUv),x.push(A.roughnessMapUv),x.push(A.anisotropyMapUv),x.push(A.clearcoatMapUv),x.push(A.clearcoatNormalMapUv),x.push(A.clearcoatRoughnessMapUv),x.push(A.diffuseRoughnessMapUv),x.push(A.iridescenceMapUv),x.push(A.iridescenceThicknessMapUv),x.push(A.sheenColorMapUv),x.push(A.sheenRoughnessMapUv),x.push(A.specularMapUv),x.push(A.specularColorMapUv),x.push(A.specularIntensityMapUv),x.push(A.transmissionMapUv),x.push(A.thicknessMapUv),x.push(A.combine),x.push(A.fogExp2),x.push(A.sizeAttenuation),x.push(A.morphTargetsCount),x.push(A.numSunLights),x.push(A.numDirLights),x.push(A.numPointLights),x.push(A.numSpotLights),x.push(A.numSpotLightMaps),x.push(A.numHemiLights),x.push(A.numRectAreaLights),x.push(A.numSunLightShadows),x.push(A.numDirLightShadows),x.push(A.numPointLightShadows),x.push(A.numSpotLightShadows),x.push(A.numSpotLightShadowsWithMaps),x.push(A.numLightProbes),x.push(A.numLightProbeGrids),x.push(A.shadowMapType),x.push(A.toneMapping),x.push(A.numClippingPlanes),x.push(A.numClipIntersection),x.push(A.depthPacking)}function v(x,A){o.disableAll(),A.instancing&&o.enable(0),A.instancingColor&&o.enable(1),A.instancingMorph&&o.enable(2),A.matcap&&o.enable(3),A.envMap&&o.enable(4),A.normalMapObjectSpace&&o.enable(5),A.normalMapTangentSpace&&o.enable(6),A.clearcoat&&o.enable(7),A.iridescence&&o.enable(8),A.alphaTest&&o.enable(9),A.vertexColors&&o.enable(10),A.vertexAlphas&&o.enable(11),A.vertexUv1s&&o.enable(12),A.vertexUv2s&&o.enable(13),A.vertexUv3s&&o.enable(14),A.vertexTangents&&o.enable(15),A.anisotropy&&o.enable(16),A.alphaHash&&o.enable(17),A.batching&&o.enable(18),A.dispersion&&o.enable(19),A.retroreflection&&o.enable(24),A.diffuseRoughness&&o.enable(25),A.batchingColor&&o.enable(20),A.gradientMap&&o.enable(21),A.packedNormalMap&&o.enable(22),A.vertexNormals&&o.enable(23),x.push(o.mask),o.disableAll(),A.fog&&o.enable(0),A.useFog&&o.enable(1),A.flatShading&&o.enable(2),A.logarithmicDepthBuffer&&o.enable(3),A.reversedDepthBuffer&&o.enable(4),A.skinning&&o.enable(5),A.morphTargets&&o.enable(6),A.morphNormals&&o.enable(7),A.morphColors&&o.enable(8),A.premultipliedAlpha&&o.enable(9),A.shadowMapEnabled&&o.enable(10),A.doubleSided&&o.enable(11),A.flipSided&&o.enable(12),A.useDepthPacking&&o.enable(13),A.dithering&&o.enable(14),A.transmission&&o.enable(15),A.sheen&&o.enable(16),A.opaque&&o.enable(17),A.pointsUvs&&o.enable(18),A.decodeVideoTexture&&o.enable(19),A.decodeVideoTextureEmissive&&o.enable(20),A.alphaToCoverage&&o.enable(21),A.numLightProbeGrids>0&&o.enable(22),A.hasPositionAttribute&&o.enable(23),x.push(o.mask)}function _(x){let A=d[x.type],U;if(A){let F=Dr[A];U=ab.clone(F.uniforms)}else U=x.uniforms;return U}function w(x,A){let U=u.get(A);return U!==void 0?++U.usedTimes:(U=new m2(n,A,x,s),c.push(U),u.set(A,U)),U}function b(x){if(--x.usedTimes===0){let A=c.indexOf(x);c[A]=c[c.length-1],c.pop(),u.delete(x.cacheKey),x.destroy()}}function E(x){a.remove(x)}function S(){a.dispose()}return{getParameters:g,getProgramCacheKey:y,getUniforms:_,acquireProgram:w,releaseProgram:b,releaseShaderCache:E,programs:c,dispose:S}}function y2(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function s(o,a,l){n.get(o)[a]=l}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}function x2(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function Eb(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function Cb(){let n=[],e=0,t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,g,y,m,v){let _=n[e];return _===void 0?(_={id:d.id,object:d,geometry:f,material:g,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:m,group:v},n[e]=_):(_.id=d.id,_.object=d,_.geometry=f,_.material=g,_.materialVariant=o(d),_.groupOrder=y,_.renderOrder=d.renderOrder,_.z=m,_.group=v),e++,_}function l(d,f,g,y,m,v,_){_.reversedDepth===!0&&(m=-m);let w=a(d,f,g,y,m,v);g.transmission>0?i.push(w):g.transparent===!0?s.push(w):t.push(w)}function c(d,f,g,y,m,v){let _=a(d,f,g,y,m,v);g.transmission>0?i.unshift(_):g.transparent===!0?s.unshift(_):t.unshift(_)}function u(d,f){t.length>1&&t.sort(d||x2),i.length>1&&i.sort(f||Eb),s.length>1&&s.sort(f||Eb)}function h(){for(let d=e,f=n.length;d<f;d++){let g=n[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:l,unshift:c,finish:h,sort:u}}function b2(){let n=new WeakMap;function e(i,s){let r=n.get(i),o;return r===void 0?(o=new Cb,n.set(i,[o])):s>=r.length?(o=new Cb,r.push(o)):o=r[s],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function M2(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new K,color:new ft};break;case"SpotLight":t={position:new K,direction:new K,color:new ft,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new K,color:new ft,distance:0,decay:0};break;case"HemisphereLight":t={direction:new K,skyColor:new ft,groundColor:new ft};break;case"RectAreaLight":t={color:new ft,position:new K,halfWidth:new K,halfHeight:new K};break}return n[e.id]=t,t}}}function S2(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ut};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ut};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ut,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var w2=0;function A2(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function T2(n){let e=new M2,t=S2(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new K);let s=new K,r=new Ut,o=new Ut;function a(c){let u=0,h=0,d=0;for(let V=0;V<9;V++)i.probe[V].set(0,0,0);let f=0,g=0,y=0,m=0,v=0,_=0,w=0,b=0,E=0,S=0,x=0,A=0,U=0,F=0;c.sort(A2);for(let V=0,L=c.length;V<L;V++){let R=c[V],N=R.color,B=R.intensity,G=R.distance,ne=null;if(R.shadow&&R.shadow.map&&(R.shadow.map.texture.format===na?ne=R.shadow.map.texture:ne=R.shadow.map.depthTexture||R.shadow.map.texture),R.isAmbientLight)u+=N.r*B,h+=N.g*B,d+=N.b*B;else if(R.isLightProbe){for(let $=0;$<9;$++)i.probe[$].addScaledVector(R.sh.coefficients[$],B);F++}else if(R.isSunLight){let $=e.get(R);if($.color.copy(R.color).multiplyScalar(R.intensity),R.castShadow){let J=R.shadow,te=t.get(R);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize.copy(J.mapSize).multiply(J.getFrameExtents()),i.sunShadow[g]=te,i.sunShadowMap[g]=ne;let de=J.getViewportCount();for(let re=0;re<de;re++)i.sunShadowMatrix[y+re]=J.getMatrix(re),i.sunShadowCascade[y+re]=J._cascadeData[re];y+=de,g++}i.sun[f]=$,f++}else if(R.isDirectionalLight){let $=e.get(R);if($.color.copy(R.color).multiplyScalar(R.intensity),R.castShadow){let J=R.shadow,te=t.get(R);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize=J.mapSize,i.directionalShadow[m]=te,i.directionalShadowMap[m]=ne,i.directionalShadowMatrix[m]=R.shadow.matrix,E++}i.directional[m]=$,m++}else if(R.isSpotLight){let $=e.get(R);$.position.setFromMatrixPosition(R.matrixWorld),$.color.copy(N).multiplyScalar(B),$.distance=G,$.coneCos=Math.cos(R.angle),$.penumbraCos=Math.cos(R.angle*(1-R.penumbra)),$.decay=R.decay,i.spot[_]=$;let J=R.shadow;if(R.map&&(i.spotLightMap[A]=R.map,A++,J.updateMatrices(R),R.castShadow&&U++),i.spotLightMatrix[_]=J.matrix,R.castShadow){let te=t.get(R);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize=J.mapSize,i.spotShadow[_]=te,i.spotShadowMap[_]=ne,x++}_++}else if(R.isRectAreaLight){let $=e.get(R);$.color.copy(N).multiplyScalar(B),$.halfWidth.set(R.width*.5,0,0),$.halfHeight.set(0,R.height*.5,0),i.rectArea[w]=$,w++}else if(R.isPointLight){let $=e.get(R);if($.color.copy(R.color).multiplyScalar(R.intensity),$.distance=R.distance,$.decay=R.decay,R.castShadow){let J=R.shadow,te=t.get(R);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize=J.mapSize,te.shadowCameraNear=J.camera.near,te.shadowCameraFar=J.camera.far,i.pointShadow[v]=te,i.pointShadowMap[v]=ne,i.pointShadowMatrix[v]=R.shadow.matrix,S++}i.point[v]=$,v++}else if(R.isHemisphereLight){let $=e.get(R);$.skyColor.copy(R.color).multiplyScalar(B),$.groundColor.copy(R.groundColor).multiplyScalar(B),i.hemi[b]=$,b++}}w>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=ke.LTC_FLOAT_1,i.rectAreaLTC2=ke.LTC_FLOAT_2):(i.rectAreaLTC1=ke.LTC_HALF_1,i.rectAreaLTC2=ke.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=h,i.ambient[2]=d;let k=i.hash;(k.sunLength!==f||k.directionalLength!==m||k.pointLength!==v||k.spotLength!==_||k.rectAreaLength!==w||k.hemiLength!==b||k.numSunShadows!==g||k.numDirectionalShadows!==E||k.numPointShadows!==S||k.numSpotShadows!==x||k.numSpotMaps!==A||k.numLightProbes!==F)&&(i.sun.length=f,i.directional.length=m,i.spot.length=_,i.rectArea.length=w,i.point.length=v,i.hemi.length=b,i.sunShadow.length=g,i.sunShadowMap.length=g,i.sunShadowMatrix.length=y,i.sunShadowCascade.length=y,i.directionalShadow.length=E,i.directionalShadowMap.length=E,i.directionalShadowMatrix.length=E,i.pointShadow.length=S,i.pointShadowMap.length=S,i.pointShadowMatrix.length=S,i.spotShadow.length=x,i.spotShadowMap.length=x,i.spotLightMatrix.length=x+A-U,i.spotLightMap.length=A,i.numSpotLightShadowsWithMaps=U,i.numLightProbes=F,k.sunLength=f,k.directionalLength=m,k.pointLength=v,k.spotLength=_,k.rectAreaLength=w,k.hemiLength=b,k.numSunShadows=g,k.numDirectionalShadows=E,k.numPointShadows=S,k.numSpotShadows=x,k.numSpotMaps=A,k.numLightProbes=F,i.version=w2++)}function l(c,u){let h=0,d=0,f=0,g=0,y=0,m=0,v=u.matrixWorldInverse;for(let _=0,w=c.length;_<w;_++){let b=c[_];if(b.isSunLight){let E=i.sun[h];E.direction.setFromMatrixPosition(b.matrixWorld),E.direction.transformDirection(v),h++}else if(b.isDirectionalLight){let E=i.directional[d];E.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),E.direction.sub(s),E.direction.transformDirection(v),d++}else if(b.isSpotLight){let E=i.spot[g];E.position.setFromMatrixPosition(b.matrixWorld),E.position.applyMatrix4(v),E.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),E.direction.sub(s),E.direction.transformDirection(v),g++}else if(b.isRectAreaLight){let E=i.rectArea[y];E.position.setFromMatrixPosition(b.matrixWorld),E.position.applyMatrix4(v),o.identity(),r.copy(b.matrixWorld),r.premultiply(v),o.extractRotation(r),E.halfWidth.set(b.width*.5,0,0),E.halfHeight.set(0,b.height*.5,0),E.halfWidth.applyMatrix4(o),E.halfHeight.applyMatrix4(o),y++}else if(b.isPointLight){let E=i.point[f];E.position.setFromMatrixPosition(b.matrixWorld),E.position.applyMatrix4(v),f++}else if(b.isHemisphereLight){let E=i.hemi[m];E.direction.setFromMatrixPosition(b.matrixWorld),E.direction.transformDirection(v),m++}}}return{setup:a,setupView:l,state:i}}function Rb(n){let e=new T2(n),t=[],i=[],s=[];function r(h){u.camera=h,t.length=0,i.length=0,s.length=0}function o(h){h.isLightProbeGrid?s.push(h):t.push(h)}function a(h){i.push(h)}function l(){e.setup(t),s.sort((h,d)=>h.priority-d.priority||h.id-d.id)}function c(h){e.setupView(t,h)}let u={lightsArray:t,shadowsArray:i,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function E2(n){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new Rb(n),e.set(s,[a])):r>=o.length?(a=new Rb(n),o.push(a)):a=o[r],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var C2=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,R2=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,P2=[new K(1,0,0),new K(-1,0,0),new K(0,1,0),new K(0,-1,0),new K(0,0,1),new K(0,0,-1)],I2=[new K(0,-1,0),new K(0,-1,0),new K(0,0,1),new K(0,0,-1),new K(0,-1,0),new K(0,-1,0)],Pb=new Ut,uh=new K,xg=new K;function L2(n,e,t){let i=new Yo,s=new ut,r=new ut,o=new Mn,a=new bf,l=new Mf,c={},u=t.maxTextureSize,h={[ta]:Ci,[Ci]:ta,[Ir]:Ir},d=new Pr({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new ut},radius:{value:4}},vertexShader:C2,fragmentShader:R2}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new Ei;g.setAttribute("position",new Fi(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new Fn(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=qa;let v=this.type;this.render=function(S,x,A){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||S.length===0)return;this.type===wx&&(je("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=qa);let U=n.getRenderTarget(),F=n.getActiveCubeFace(),k=n.getActiveMipmapLevel(),V=n.state;V.setBlending($a),V.buffers.depth.getReversed()===!0?V.buffers.color.setClear(0,0,0,0):V.buffers.color.setClear(1,1,1,1),V.buffers.depth.setTest(!0),V.setScissorTest(!1);let L=v!==this.type;L&&x.traverse(function(R){R.material&&(Array.isArray(R.material)?R.material.forEach(N=>N.needsUpdate=!0):R.material.needsUpdate=!0)});for(let R=0,N=S.length;R<N;R++){let B=S[R],G=B.shadow;if(G===void 0){je("WebGLShadowMap:",B,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;s.copy(G.mapSize);let ne=G.getFrameExtents();s.multiply(ne),r.copy(G.mapSize),(s.x>u||s.y>u)&&(s.x>u&&(r.x=Math.floor(u/ne.x),s.x=r.x*ne.x,G.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/ne.y),s.y=r.y*ne.y,G.mapSize.y=r.y));let $=n.state.buffers.depth.getReversed();if(G.camera._reversedDepth=$,G.map===null||L===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===vc){if(B.isPointLight){je("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new ys(s.x,s.y,{format:na,type:tr,minFilter:$i,magFilter:$i,generateMipmaps:!1}),G.map.texture.name=B.name+".shadowMap",G.map.depthTexture=new ho(s.x,s.y,er),G.map.depthTexture.name=B.name+".shadowMapDepth",G.map.depthTexture.format=lo,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Mi,G.map.depthTexture.magFilter=Mi}else B.isPointLight?(G.map=new dh(s.x),G.map.depthTexture=new Wu(s.x,Qs)):(G.map=new ys(s.x,s.y),G.map.depthTexture=new ho(s.x,s.y,Qs)),G.map.depthTexture.name=B.name+".shadowMap",G.map.depthTexture.format=lo,this.type===qa?(G.map.depthTexture.compareFunction=$?cg:lg,G.map.depthTexture.minFilter=$i,G.map.depthTexture.magFilter=$i):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Mi,G.map.depthTexture.magFilter=Mi);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==s.x||G.map.height!==s.y)&&G.map.setSize(s.x,s.y);let J=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();B.isPointLight!==!0&&G.updateMatrices(B,A);let te=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:A.layers;for(let de=0;de<J;de++){let re=G.getCamera(de);if(B.isPointLight){let Q=G.camera,fe=G.matrix,_e=B.distance||Q.far;_e!==Q.far&&(Q.far=_e,Q.updateProjectionMatrix()),uh.setFromMatrixPosition(B.matrixWorld),Q.position.copy(uh),xg.copy(Q.position),xg.add(P2[de]),Q.up.copy(I2[de]),Q.lookAt(xg),Q.updateMatrixWorld(),fe.makeTranslation(-uh.x,-uh.y,-uh.z),Pb.multiplyMatrices(Q.projectionMatrix,Q.matrixWorldInverse),G._frustum.setFromProjectionMatrix(Pb,Q.coordinateSystem,Q.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)n.setRenderTarget(G.map,de),n.clear();else{de===0&&(n.setRenderTarget(G.map),n.clear());let Q=G.getViewport(de);o.set(r.x*Q.x,r.y*Q.y,r.x*Q.z,r.y*Q.w),V.viewport(o)}i=G.getFrustum(de),b(x,A,re,B,te,this.type)}G.isPointLightShadow!==!0&&this.type===vc&&_(G,A),G.needsUpdate=!1}v=this.type,m.needsUpdate=!1,n.setRenderTarget(U,F,k)};function _(S,x){let A=e.update(y);d.defines.VSM_SAMPLES!==S.blurSamples&&(d.defines.VSM_SAMPLES=S.blurSamples,f.defines.VSM_SAMPLES=S.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),S.mapPass===null?S.mapPass=new ys(s.x,s.y,{format:na,type:tr}):(S.mapPass.width!==S.map.width||S.mapPass.height!==S.map.height)&&S.mapPass.setSize(S.map.width,S.map.height),d.uniforms.shadow_pass.value=S.map.depthTexture,d.uniforms.resolution.value.set(S.map.width,S.map.height),d.uniforms.radius.value=S.radius,n.setRenderTarget(S.mapPass),n.clear(),n.renderBufferDirect(x,null,A,d,y,null),f.uniforms.shadow_pass.value=S.mapPass.texture,f.uniforms.resolution.value.set(S.map.width,S.map.height),f.uniforms.radius.value=S.radius,n.setRenderTarget(S.map),n.clear(),n.renderBufferDirect(x,null,A,f,y,null)}function w(S,x,A,U){let F=null,k=A.isPointLight===!0?S.customDistanceMaterial:S.customDepthMaterial;if(k!==void 0)F=k;else if(F=A.isPointLight===!0?l:a,n.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let V=F.uuid,L=x.uuid,R=c[V];R===void 0&&(R={},c[V]=R);let N=R[L];N===void 0&&(N=F.clone(),R[L]=N,x.addEventListener("dispose",E)),F=N}if(F.visible=x.visible,F.wireframe=x.wireframe,U===vc?F.side=x.shadowSide!==null?x.shadowSide:x.side:F.side=x.shadowSide!==null?x.shadowSide:h[x.side],F.alphaMap=x.alphaMap,F.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,F.map=x.map,F.clipShadows=x.clipShadows,F.clippingPlanes=x.clippingPlanes,F.clipIntersection=x.clipIntersection,F.displacementMap=x.displacementMap,F.displacementScale=x.displacementScale,F.displacementBias=x.displacementBias,F.wireframeLinewidth=x.wireframeLinewidth,F.linewidth=x.linewidth,A.isPointLight===!0&&F.isMeshDistanceMaterial===!0){let V=n.properties.get(F);V.light=A}return F}function b(S,x,A,U,F,k){if(S.visible===!1)return;if(S.layers.test(F)&&(S.isMesh||S.isLine||S.isPoints)&&(S.castShadow||S.receiveShadow&&k===vc)&&(!S.frustumCulled||S.intersectsFrustum(i))){S.modelViewMatrix.multiplyMatrices(A.matrixWorldInverse,S.matrixWorld);let R=e.update(S),N=S.material;if(Array.isArray(N)){let B=R.groups;for(let G=0,ne=B.length;G<ne;G++){let $=B[G],J=N[$.materialIndex];if(J&&J.visible){let te=w(S,J,U,k);S.onBeforeShadow(n,S,x,A,R,te,$),n.renderBufferDirect(A,null,R,te,S,$),S.onAfterShadow(n,S,x,A,R,te,$)}}}else if(N.visible){let B=w(S,N,U,k);S.onBeforeShadow(n,S,x,A,R,B,null),n.renderBufferDirect(A,null,R,B,S,null),S.onAfterShadow(n,S,x,A,R,B,null)}}let L=S.children;for(let R=0,N=L.length;R<N;R++)b(L[R],x,A,U,F,k)}function E(S){S.target.removeEventListener("dispose",E);for(let A in c){let U=c[A],F=S.target.uuid;F in U&&(U[F].dispose(),delete U[F])}}}function k2(n,e){function t(){let z=!1,ae=new Mn,se=null,Ae=new Mn(0,0,0,0);return{setMask:function(ge){se!==ge&&!z&&(n.colorMask(ge,ge,ge,ge),se=ge)},setLocked:function(ge){z=ge},setClear:function(ge,Me,qe,Qe,ue){ue===!0&&(ge*=Qe,Me*=Qe,qe*=Qe),ae.set(ge,Me,qe,Qe),Ae.equals(ae)===!1&&(n.clearColor(ge,Me,qe,Qe),Ae.copy(ae))},reset:function(){z=!1,se=null,Ae.set(-1,0,0,0)}}}function i(){let z=!1,ae=!1,se=null,Ae=null,ge=null;return{setReversed:function(Me){if(ae!==Me){let qe=e.get("EXT_clip_control");Me?qe.clipControlEXT(qe.LOWER_LEFT_EXT,qe.ZERO_TO_ONE_EXT):qe.clipControlEXT(qe.LOWER_LEFT_EXT,qe.NEGATIVE_ONE_TO_ONE_EXT),ae=Me;let Qe=ge;ge=null,this.setClear(Qe)}},getReversed:function(){return ae},setTest:function(Me){Me?Se(n.DEPTH_TEST):Xe(n.DEPTH_TEST)},setMask:function(Me){se!==Me&&!z&&(n.depthMask(Me),se=Me)},setFunc:function(Me){if(ae&&(Me=sb[Me]),Ae!==Me){switch(Me){case tf:n.depthFunc(n.NEVER);break;case nf:n.depthFunc(n.ALWAYS);break;case sf:n.depthFunc(n.LESS);break;case oc:n.depthFunc(n.LEQUAL);break;case rf:n.depthFunc(n.EQUAL);break;case of:n.depthFunc(n.GEQUAL);break;case af:n.depthFunc(n.GREATER);break;case lf:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}Ae=Me}},setLocked:function(Me){z=Me},setClear:function(Me){ge!==Me&&(ge=Me,ae&&(Me=1-Me),n.clearDepth(Me))},reset:function(){z=!1,se=null,Ae=null,ge=null,ae=!1}}}function s(){let z=!1,ae=null,se=null,Ae=null,ge=null,Me=null,qe=null,Qe=null,ue=null;return{setTest:function(Be){z||(Be?Se(n.STENCIL_TEST):Xe(n.STENCIL_TEST))},setMask:function(Be){ae!==Be&&!z&&(n.stencilMask(Be),ae=Be)},setFunc:function(Be,et,Re){(se!==Be||Ae!==et||ge!==Re)&&(n.stencilFunc(Be,et,Re),se=Be,Ae=et,ge=Re)},setOp:function(Be,et,Re){(Me!==Be||qe!==et||Qe!==Re)&&(n.stencilOp(Be,et,Re),Me=Be,qe=et,Qe=Re)},setLocked:function(Be){z=Be},setClear:function(Be){ue!==Be&&(n.clearStencil(Be),ue=Be)},reset:function(){z=!1,ae=null,se=null,Ae=null,ge=null,Me=null,qe=null,Qe=null,ue=null}}}let r=new t,o=new i,a=new s,l={},c=new WeakMap,u={},h={},d={},f=new WeakMap,g=[],y=null,m=!1,v=null,_=null,w=null,b=null,E=null,S=null,x=null,A=new ft(0,0,0),U=0,F=!1,k=null,V=null,L=null,R=null,N=null,B=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,ne=0,$=n.getParameter(n.VERSION);$.indexOf("WebGL")!==-1?(ne=parseFloat(/^WebGL (\d)/.exec($)[1]),G=ne>=1):$.indexOf("OpenGL ES")!==-1&&(ne=parseFloat(/^OpenGL ES (\d)/.exec($)[1]),G=ne>=2);let J=null,te={},de=n.getParameter(n.SCISSOR_BOX),re=n.getParameter(n.VIEWPORT),Q=new Mn().fromArray(de),fe=new Mn().fromArray(re);function _e(z,ae,se,Ae){let ge=new Uint8Array(4),Me=n.createTexture();n.bindTexture(z,Me),n.texParameteri(z,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(z,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let qe=0;qe<se;qe++)z===n.TEXTURE_3D||z===n.TEXTURE_2D_ARRAY?n.texImage3D(ae,0,n.RGBA,1,1,Ae,0,n.RGBA,n.UNSIGNED_BYTE,ge):n.texImage2D(ae+qe,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,ge);return Me}let Ce={};Ce[n.TEXTURE_2D]=_e(n.TEXTURE_2D,n.TEXTURE_2D,1),Ce[n.TEXTURE_CUBE_MAP]=_e(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ce[n.TEXTURE_2D_ARRAY]=_e(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Ce[n.TEXTURE_3D]=_e(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Se(n.DEPTH_TEST),o.setFunc(oc),Vn(!1),Yt(V0),Se(n.CULL_FACE),vn($a);function Se(z){u[z]!==!0&&(n.enable(z),u[z]=!0)}function Xe(z){u[z]!==!1&&(n.disable(z),u[z]=!1)}function at(z,ae){return d[z]!==ae?(n.bindFramebuffer(z,ae),d[z]=ae,z===n.DRAW_FRAMEBUFFER&&(d[n.FRAMEBUFFER]=ae),z===n.FRAMEBUFFER&&(d[n.DRAW_FRAMEBUFFER]=ae),!0):!1}function Ge(z,ae){let se=g,Ae=!1;if(z){se=f.get(ae),se===void 0&&(se=[],f.set(ae,se));let ge=z.textures;if(se.length!==ge.length||se[0]!==n.COLOR_ATTACHMENT0){for(let Me=0,qe=ge.length;Me<qe;Me++)se[Me]=n.COLOR_ATTACHMENT0+Me;se.length=ge.length,Ae=!0}}else se[0]!==n.BACK&&(se[0]=n.BACK,Ae=!0);Ae&&n.drawBuffers(se)}function vt(z){return y!==z?(n.useProgram(z),y=z,!0):!1}let pt={[Xa]:n.FUNC_ADD,[Tx]:n.FUNC_SUBTRACT,[Ex]:n.FUNC_REVERSE_SUBTRACT};pt[Cx]=n.MIN,pt[Rx]=n.MAX;let st={[Px]:n.ZERO,[Ix]:n.ONE,[Lx]:n.SRC_COLOR,[q0]:n.SRC_ALPHA,[Ux]:n.SRC_ALPHA_SATURATE,[Fx]:n.DST_COLOR,[Dx]:n.DST_ALPHA,[kx]:n.ONE_MINUS_SRC_COLOR,[$0]:n.ONE_MINUS_SRC_ALPHA,[Ox]:n.ONE_MINUS_DST_COLOR,[Nx]:n.ONE_MINUS_DST_ALPHA,[Bx]:n.CONSTANT_COLOR,[zx]:n.ONE_MINUS_CONSTANT_COLOR,[Vx]:n.CONSTANT_ALPHA,[Hx]:n.ONE_MINUS_CONSTANT_ALPHA};function vn(z,ae,se,Ae,ge,Me,qe,Qe,ue,Be){if(z===$a){m===!0&&(Xe(n.BLEND),m=!1);return}if(m===!1&&(Se(n.BLEND),m=!0),z!==Ax){if(z!==v||Be!==F){if((_!==Xa||E!==Xa)&&(n.blendEquation(n.FUNC_ADD),_=Xa,E=Xa),Be)switch(z){case _c:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case H0:n.blendFunc(n.ONE,n.ONE);break;case G0:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case W0:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:tt("WebGLState: Invalid blending: ",z);break}else switch(z){case _c:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case H0:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case G0:tt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case W0:tt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:tt("WebGLState: Invalid blending: ",z);break}w=null,b=null,S=null,x=null,A.set(0,0,0),U=0,v=z,F=Be}return}ge=ge||ae,Me=Me||se,qe=qe||Ae,(ae!==_||ge!==E)&&(n.blendEquationSeparate(pt[ae],pt[ge]),_=ae,E=ge),(se!==w||Ae!==b||Me!==S||qe!==x)&&(n.blendFuncSeparate(st[se],st[Ae],st[Me],st[qe]),w=se,b=Ae,S=Me,x=qe),(Qe.equals(A)===!1||ue!==U)&&(n.blendColor(Qe.r,Qe.g,Qe.b,ue),A.copy(Qe),U=ue),v=z,F=!1}function rn(z,ae){z.side===Ir?Xe(n.CULL_FACE):Se(n.CULL_FACE);let se=z.side===Ci;ae&&(se=!se),Vn(se),z.blending===_c&&z.transparent===!1?vn($a):vn(z.blending,z.blendEquation,z.blendSrc,z.blendDst,z.blendEquationAlpha,z.blendSrcAlpha,z.blendDstAlpha,z.blendColor,z.blendAlpha,z.premultipliedAlpha),o.setFunc(z.depthFunc),o.setTest(z.depthTest),o.setMask(z.depthWrite),r.setMask(z.colorWrite);let Ae=z.stencilWrite;a.setTest(Ae),Ae&&(a.setMask(z.stencilWriteMask),a.setFunc(z.stencilFunc,z.stencilRef,z.stencilFuncMask),a.setOp(z.stencilFail,z.stencilZFail,z.stencilZPass)),Et(z.polygonOffset,z.polygonOffsetFactor,z.polygonOffsetUnits),z.alphaToCoverage===!0?Se(n.SAMPLE_ALPHA_TO_COVERAGE):Xe(n.SAMPLE_ALPHA_TO_COVERAGE)}function Vn(z){k!==z&&(z?n.frontFace(n.CW):n.frontFace(n.CCW),k=z)}function Yt(z){z!==Mx?(Se(n.CULL_FACE),z!==V&&(z===V0?n.cullFace(n.BACK):z===Sx?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Xe(n.CULL_FACE),V=z}function mi(z){z!==L&&(G&&n.lineWidth(z),L=z)}function Et(z,ae,se){z?(Se(n.POLYGON_OFFSET_FILL),(R!==ae||N!==se)&&(R=ae,N=se,o.getReversed()&&(ae=-ae,se=-se),n.polygonOffset(ae,se))):Xe(n.POLYGON_OFFSET_FILL)}function ii(z){z?Se(n.SCISSOR_TEST):Xe(n.SCISSOR_TEST)}function Cn(z){z===void 0&&(z=n.TEXTURE0+B-1),J!==z&&(n.activeTexture(z),J=z)}function Hn(z,ae,se){se===void 0&&(J===null?se=n.TEXTURE0+B-1:se=J);let Ae=te[se];Ae===void 0&&(Ae={type:void 0,texture:void 0},te[se]=Ae),(Ae.type!==z||Ae.texture!==ae)&&(J!==se&&(n.activeTexture(se),J=se),n.bindTexture(z,ae||Ce[z]),Ae.type=z,Ae.texture=ae)}function H(){let z=te[J];z!==void 0&&z.type!==void 0&&(n.bindTexture(z.type,null),z.type=void 0,z.texture=void 0)}function Pe(){try{n.compressedTexImage2D(...arguments)}catch(z){tt("WebGLState:",z)}}function Ke(){try{n.compressedTexImage3D(...arguments)}catch(z){tt("WebGLState:",z)}}function lt(){try{n.texSubImage2D(...arguments)}catch(z){tt("WebGLState:",z)}}function we(){try{n.texSubImage3D(...arguments)}catch(z){tt("WebGLState:",z)}}function en(){try{n.compressedTexSubImage2D(...arguments)}catch(z){tt("WebGLState:",z)}}function He(){try{n.compressedTexSubImage3D(...arguments)}catch(z){tt("WebGLState:",z)}}function Je(){try{n.texStorage2D(...arguments)}catch(z){tt("WebGLState:",z)}}function I(){try{n.texStorage3D(...arguments)}catch(z){tt("WebGLState:",z)}}function T(){try{n.texImage2D(...arguments)}catch(z){tt("WebGLState:",z)}}function X(){try{n.texImage3D(...arguments)}catch(z){tt("WebGLState:",z)}}function he(z){return h[z]!==void 0?h[z]:n.getParameter(z)}function le(z,ae){h[z]!==ae&&(n.pixelStorei(z,ae),h[z]=ae)}function ve(z){Q.equals(z)===!1&&(n.scissor(z.x,z.y,z.z,z.w),Q.copy(z))}function ye(z){fe.equals(z)===!1&&(n.viewport(z.x,z.y,z.z,z.w),fe.copy(z))}function ie(z,ae){let se=c.get(ae);se===void 0&&(se=new WeakMap,c.set(ae,se));let Ae=se.get(z);Ae===void 0&&(Ae=n.getUniformBlockIndex(ae,z.name),n.uniformBlockBinding(ae,Ae,Ae),se.set(z,Ae))}function oe(z,ae,se){let ge=c.get(ae).get(z);l[ge]!==se&&(n.bindBufferBase(n.UNIFORM_BUFFER,ge,se),l[ge]=se)}function me(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},h={},J=null,te={},d={},l={},f=new WeakMap,g=[],y=null,m=!1,v=null,_=null,w=null,b=null,E=null,S=null,x=null,A=new ft(0,0,0),U=0,F=!1,k=null,V=null,L=null,R=null,N=null,Q.set(0,0,n.canvas.width,n.canvas.height),fe.set(0,0,n.canvas.width,n.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Se,disable:Xe,bindFramebuffer:at,drawBuffers:Ge,useProgram:vt,setBlending:vn,setMaterial:rn,setFlipSided:Vn,setCullFace:Yt,setLineWidth:mi,setPolygonOffset:Et,setScissorTest:ii,activeTexture:Cn,bindTexture:Hn,unbindTexture:H,compressedTexImage2D:Pe,compressedTexImage3D:Ke,texImage2D:T,texImage3D:X,pixelStorei:le,getParameter:he,updateUBOMapping:ie,uniformBlockBinding:oe,texStorage2D:Je,texStorage3D:I,texSubImage2D:lt,texSubImage3D:we,compressedTexSubImage2D:en,compressedTexSubImage3D:He,scissor:ve,viewport:ye,reset:me}}function D2(n,e,t,i,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new ut,u=new WeakMap,h=new Set,d,f=new WeakMap,g=new Set,y=new FinalizationRegistry(I=>g.delete(I)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function v(I,T){return m?new OffscreenCanvas(I,T):Uu("canvas")}function _(I,T,X){let he=1,le=Je(I);if((le.width>X||le.height>X)&&(he=X/Math.max(le.width,le.height)),he<1)if(typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&I instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&I instanceof ImageBitmap||typeof VideoFrame<"u"&&I instanceof VideoFrame){let ve=Math.floor(he*le.width),ye=Math.floor(he*le.height);d===void 0&&(d=v(ve,ye));let ie=T?v(ve,ye):d;return ie.width=ve,ie.height=ye,ie.getContext("2d").drawImage(I,0,0,ve,ye),je("WebGLRenderer: Texture has been resized from ("+le.width+"x"+le.height+") to ("+ve+"x"+ye+")."),ie}else return"data"in I&&je("WebGLRenderer: Image in DataTexture is too big ("+le.width+"x"+le.height+")."),I;return I}function w(I){return I.generateMipmaps}function b(I){n.generateMipmap(I)}function E(I){return I.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:I.isWebGL3DRenderTarget?n.TEXTURE_3D:I.isWebGLArrayRenderTarget||I.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function S(I,T,X,he,le,ve=!1){if(I!==null){if(n[I]!==void 0)return n[I];je("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+I+"'")}let ye;he&&(ye=e.get("EXT_texture_norm16"),ye||je("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ie=T;if(T===n.RED&&(X===n.FLOAT&&(ie=n.R32F),X===n.HALF_FLOAT&&(ie=n.R16F),X===n.UNSIGNED_BYTE&&(ie=n.R8),X===n.UNSIGNED_SHORT&&ye&&(ie=ye.R16_EXT),X===n.SHORT&&ye&&(ie=ye.R16_SNORM_EXT)),T===n.RED_INTEGER&&(X===n.UNSIGNED_BYTE&&(ie=n.R8UI),X===n.UNSIGNED_SHORT&&(ie=n.R16UI),X===n.UNSIGNED_INT&&(ie=n.R32UI),X===n.BYTE&&(ie=n.R8I),X===n.SHORT&&(ie=n.R16I),X===n.INT&&(ie=n.R32I)),T===n.RG&&(X===n.FLOAT&&(ie=n.RG32F),X===n.HALF_FLOAT&&(ie=n.RG16F),X===n.UNSIGNED_BYTE&&(ie=n.RG8),X===n.UNSIGNED_SHORT&&ye&&(ie=ye.RG16_EXT),X===n.SHORT&&ye&&(ie=ye.RG16_SNORM_EXT)),T===n.RG_INTEGER&&(X===n.UNSIGNED_BYTE&&(ie=n.RG8UI),X===n.UNSIGNED_SHORT&&(ie=n.RG16UI),X===n.UNSIGNED_INT&&(ie=n.RG32UI),X===n.BYTE&&(ie=n.RG8I),X===n.SHORT&&(ie=n.RG16I),X===n.INT&&(ie=n.RG32I)),T===n.RGB_INTEGER&&(X===n.UNSIGNED_BYTE&&(ie=n.RGB8UI),X===n.UNSIGNED_SHORT&&(ie=n.RGB16UI),X===n.UNSIGNED_INT&&(ie=n.RGB32UI),X===n.BYTE&&(ie=n.RGB8I),X===n.SHORT&&(ie=n.RGB16I),X===n.INT&&(ie=n.RGB32I)),T===n.RGBA_INTEGER&&(X===n.UNSIGNED_BYTE&&(ie=n.RGBA8UI),X===n.UNSIGNED_SHORT&&(ie=n.RGBA16UI),X===n.UNSIGNED_INT&&(ie=n.RGBA32UI),X===n.BYTE&&(ie=n.RGBA8I),X===n.SHORT&&(ie=n.RGBA16I),X===n.INT&&(ie=n.RGBA32I)),T===n.RGB&&(X===n.UNSIGNED_SHORT&&ye&&(ie=ye.RGB16_EXT),X===n.SHORT&&ye&&(ie=ye.RGB16_SNORM_EXT),X===n.UNSIGNED_INT_5_9_9_9_REV&&(ie=n.RGB9_E5),X===n.UNSIGNED_INT_10F_11F_11F_REV&&(ie=n.R11F_G11F_B10F)),T===n.RGBA){let oe=ve?Ou:St.getTransfer(le);X===n.FLOAT&&(ie=n.RGBA32F),X===n.HALF_FLOAT&&(ie=n.RGBA16F),X===n.UNSIGNED_BYTE&&(ie=oe===Gt?n.SRGB8_ALPHA8:n.RGBA8),X===n.UNSIGNED_SHORT&&ye&&(ie=ye.RGBA16_EXT),X===n.SHORT&&ye&&(ie=ye.RGBA16_SNORM_EXT),X===n.UNSIGNED_SHORT_4_4_4_4&&(ie=n.RGBA4),X===n.UNSIGNED_SHORT_5_5_5_1&&(ie=n.RGB5_A1)}return(ie===n.R16F||ie===n.R32F||ie===n.RG16F||ie===n.RG32F||ie===n.RGBA16F||ie===n.RGBA32F)&&e.get("EXT_color_buffer_float"),ie}function x(I,T){let X;return I?T===null||T===Qs||T===Ja?X=n.DEPTH24_STENCIL8:T===er?X=n.DEPTH32F_STENCIL8:T===xc&&(X=n.DEPTH24_STENCIL8,je("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):T===null||T===Qs||T===Ja?X=n.DEPTH_COMPONENT24:T===er?X=n.DEPTH_COMPONENT32F:T===xc&&(X=n.DEPTH_COMPONENT16),X}function A(I,T){return w(I)===!0||I.isFramebufferTexture&&I.minFilter!==Mi&&I.minFilter!==$i?Math.log2(Math.max(T.width,T.height))+1:I.mipmaps.length>0?I.mipmaps.length:I.isCompressedTexture&&Array.isArray(I.image)?T.mipmaps.length:1}function U(I){let T=new WeakRef(I);i.get(I).__ref=T,g.add(T),y.register(I,T,T)}function F(I){let T=i.get(I).__ref;T!==void 0&&(g.delete(T),y.unregister(T))}function k(I){L(I.target)}function V(I){R(I.target)}function L(I){I.removeEventListener("dispose",k),F(I),B(I),I.isVideoTexture&&u.delete(I),I.isHTMLTexture&&h.delete(I)}function R(I){I.removeEventListener("dispose",V),F(I),ne(I)}function N(){for(let I of g){let T=I.deref();T!==void 0&&(T.isRenderTarget===!0?R(T):L(T))}g.clear(),h.clear()}function B(I){let T=i.get(I);if(T.__webglInit===void 0)return;let X=I.source,he=f.get(X);if(he){let le=he[T.__cacheKey];le.usedTimes--,le.usedTimes===0&&G(I),Object.keys(he).length===0&&f.delete(X)}i.remove(I)}function G(I){let T=i.get(I);n.deleteTexture(T.__webglTexture);let X=I.source,he=f.get(X);delete he[T.__cacheKey],o.memory.textures--}function ne(I){let T=i.get(I);T.__depthDisposeCallback&&T.__depthDisposeCallback();let X=I.depthTexture;if(X&&X.renderTarget===I&&L(X),I.isWebGLCubeRenderTarget)for(let le=0;le<6;le++){if(Array.isArray(T.__webglFramebuffer[le]))for(let ve=0;ve<T.__webglFramebuffer[le].length;ve++)n.deleteFramebuffer(T.__webglFramebuffer[le][ve]);else n.deleteFramebuffer(T.__webglFramebuffer[le]);T.__webglDepthbuffer&&n.deleteRenderbuffer(T.__webglDepthbuffer[le])}else{if(Array.isArray(T.__webglFramebuffer))for(let le=0;le<T.__webglFramebuffer.length;le++)n.deleteFramebuffer(T.__webglFramebuffer[le]);else n.deleteFramebuffer(T.__webglFramebuffer);if(T.__webglDepthbuffer&&n.deleteRenderbuffer(T.__webglDepthbuffer),T.__webglMultisampledFramebuffer&&n.deleteFramebuffer(T.__webglMultisampledFramebuffer),T.__webglColorRenderbuffer)for(let le=0;le<T.__webglColorRenderbuffer.length;le++)T.__webglColorRenderbuffer[le]&&n.deleteRenderbuffer(T.__webglColorRenderbuffer[le]);T.__webglDepthRenderbuffer&&n.deleteRenderbuffer(T.__webglDepthRenderbuffer)}let he=I.textures;for(let le=0,ve=he.length;le<ve;le++){let ye=i.get(he[le]);ye.__webglTexture&&(n.deleteTexture(ye.__webglTexture),o.memory.textures--),i.remove(he[le])}i.remove(I)}let $=0;function J(){$=0}function te(){return $}function de(I){$=I}function re(){let I=$;return I>=s.maxTextures&&je("WebGLTextures: Trying to use "+(I+1)+" texture units while this GPU supports only "+s.maxTextures),$+=1,I}function Q(I){let T=[];return T.push(I.wrapS),T.push(I.wrapT),T.push(I.wrapR||0),T.push(I.magFilter),T.push(I.minFilter),T.push(I.anisotropy),T.push(I.internalFormat),T.push(I.format),T.push(I.type),T.push(I.generateMipmaps),T.push(I.mipmapsAutoUpdate),T.push(I.premultiplyAlpha),T.push(I.flipY),T.push(I.unpackAlignment),T.push(I.colorSpace),T.join()}function fe(I,T){let X=i.get(I);if(I.isVideoTexture&&en(I),I.isRenderTargetTexture===!1&&I.isExternalTexture!==!0&&I.version>0&&X.__version!==I.version){let he=I.image;if(he===null)je("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)je("WebGLRenderer: Texture marked for update but image is incomplete");else{rn(X,I,T);return}}else I.isExternalTexture&&(X.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,X.__webglTexture,n.TEXTURE0+T)}function _e(I,T){let X=i.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&X.__version!==I.version){rn(X,I,T);return}else I.isExternalTexture&&(X.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,X.__webglTexture,n.TEXTURE0+T)}function Ce(I,T){let X=i.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&X.__version!==I.version){rn(X,I,T);return}t.bindTexture(n.TEXTURE_3D,X.__webglTexture,n.TEXTURE0+T)}function Se(I,T){let X=i.get(I);if(I.version>0&&X.__version!==I.version){Vn(X,I,T);return}t.bindTexture(n.TEXTURE_CUBE_MAP,X.__webglTexture,n.TEXTURE0+T)}let Xe={[cf]:n.REPEAT,[Tr]:n.CLAMP_TO_EDGE,[uf]:n.MIRRORED_REPEAT},at={[Mi]:n.NEAREST,[qx]:n.NEAREST_MIPMAP_NEAREST,[nh]:n.NEAREST_MIPMAP_LINEAR,[$i]:n.LINEAR,[Of]:n.LINEAR_MIPMAP_NEAREST,[fo]:n.LINEAR_MIPMAP_LINEAR},Ge={[Jx]:n.NEVER,[ug]:n.ALWAYS,[Kx]:n.LESS,[lg]:n.LEQUAL,[jx]:n.EQUAL,[cg]:n.GEQUAL,[Zx]:n.GREATER,[Qx]:n.NOTEQUAL};function vt(I,T){if(T.type===er&&e.has("OES_texture_float_linear")===!1&&(T.magFilter===$i||T.magFilter===Of||T.magFilter===nh||T.magFilter===fo||T.minFilter===$i||T.minFilter===Of||T.minFilter===nh||T.minFilter===fo)&&je("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(I,n.TEXTURE_WRAP_S,Xe[T.wrapS]),n.texParameteri(I,n.TEXTURE_WRAP_T,Xe[T.wrapT]),(I===n.TEXTURE_3D||I===n.TEXTURE_2D_ARRAY)&&n.texParameteri(I,n.TEXTURE_WRAP_R,Xe[T.wrapR]),n.texParameteri(I,n.TEXTURE_MAG_FILTER,at[T.magFilter]),n.texParameteri(I,n.TEXTURE_MIN_FILTER,at[T.minFilter]),T.compareFunction&&(n.texParameteri(I,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(I,n.TEXTURE_COMPARE_FUNC,Ge[T.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(T.magFilter===Mi||T.minFilter!==nh&&T.minFilter!==fo||T.type===er&&e.has("OES_texture_float_linear")===!1)return;if(T.anisotropy>1||i.get(T).__currentAnisotropy){let X=e.get("EXT_texture_filter_anisotropic");n.texParameterf(I,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(T.anisotropy,s.getMaxAnisotropy())),i.get(T).__currentAnisotropy=T.anisotropy}}}function pt(I,T){let X=!1;I.__webglInit===void 0&&(I.__webglInit=!0,T.addEventListener("dispose",k),U(T));let he=T.source,le=f.get(he);le===void 0&&(le={},f.set(he,le));let ve=Q(T);if(ve!==I.__cacheKey){le[ve]===void 0&&(le[ve]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,X=!0),le[ve].usedTimes++;let ye=le[I.__cacheKey];ye!==void 0&&(le[I.__cacheKey].usedTimes--,ye.usedTimes===0&&G(T)),I.__cacheKey=ve,I.__webglTexture=le[ve].texture}return X}function st(I,T,X){return Math.floor(Math.floor(I/X)/T)}function vn(I,T,X,he){let ve=I.updateRanges;if(ve.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,T.width,T.height,X,he,T.data);else{ve.sort((z,ae)=>z.start-ae.start);let ye=0;for(let z=1;z<ve.length;z++){let ae=ve[ye],se=ve[z],Ae=ae.start+ae.count,ge=st(se.start,T.width,4),Me=st(ae.start,T.width,4);se.start<=Ae+1&&ge===Me&&st(se.start+se.count-1,T.width,4)===ge?ae.count=Math.max(ae.count,se.start+se.count-ae.start):(++ye,ve[ye]=se)}ve.length=ye+1;let ie=t.getParameter(n.UNPACK_ROW_LENGTH),oe=t.getParameter(n.UNPACK_SKIP_PIXELS),me=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,T.width);for(let z=0,ae=ve.length;z<ae;z++){let se=ve[z],Ae=Math.floor(se.start/4),ge=Math.ceil(se.count/4),Me=Ae%T.width,qe=Math.floor(Ae/T.width),Qe=ge,ue=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,Me),t.pixelStorei(n.UNPACK_SKIP_ROWS,qe),t.texSubImage2D(n.TEXTURE_2D,0,Me,qe,Qe,ue,X,he,T.data)}I.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,ie),t.pixelStorei(n.UNPACK_SKIP_PIXELS,oe),t.pixelStorei(n.UNPACK_SKIP_ROWS,me)}}function rn(I,T,X){let he=n.TEXTURE_2D;(T.isDataArrayTexture||T.isCompressedArrayTexture)&&(he=n.TEXTURE_2D_ARRAY),T.isData3DTexture&&(he=n.TEXTURE_3D);let le=pt(I,T),ve=T.source;t.bindTexture(he,I.__webglTexture,n.TEXTURE0+X);let ye=i.get(ve);if(ve.version!==ye.__version||le===!0){if(t.activeTexture(n.TEXTURE0+X),(typeof ImageBitmap<"u"&&T.image instanceof ImageBitmap)===!1){let ue=St.getPrimaries(St.workingColorSpace),Be=T.colorSpace===mo?null:St.getPrimaries(T.colorSpace),et=T.colorSpace===mo||ue===Be?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,T.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,T.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,et)}t.pixelStorei(n.UNPACK_ALIGNMENT,T.unpackAlignment);let oe=_(T.image,!1,s.maxTextureSize);oe=He(T,oe);let me=r.convert(T.format,T.colorSpace),z=r.convert(T.type),ae=S(T.internalFormat,me,z,T.normalized,T.colorSpace,T.isVideoTexture);vt(he,T);let se,Ae=T.mipmaps,ge=T.isVideoTexture!==!0,Me=ye.__version===void 0||le===!0,qe=ve.dataReady,Qe=A(T,oe);if(T.isDepthTexture)ae=x(T.format===po,T.type),Me&&(ge?t.texStorage2D(n.TEXTURE_2D,1,ae,oe.width,oe.height):t.texImage2D(n.TEXTURE_2D,0,ae,oe.width,oe.height,0,me,z,null));else if(T.isDataTexture)if(Ae.length>0){ge&&Me&&t.texStorage2D(n.TEXTURE_2D,Qe,ae,Ae[0].width,Ae[0].height);for(let ue=0,Be=Ae.length;ue<Be;ue++)se=Ae[ue],ge?qe&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,se.width,se.height,me,z,se.data):t.texImage2D(n.TEXTURE_2D,ue,ae,se.width,se.height,0,me,z,se.data);T.generateMipmaps=!1}else ge?(Me&&t.texStorage2D(n.TEXTURE_2D,Qe,ae,oe.width,oe.height),qe&&vn(T,oe,me,z)):t.texImage2D(n.TEXTURE_2D,0,ae,oe.width,oe.height,0,me,z,oe.data);else if(T.isCompressedTexture)if(T.isCompressedArrayTexture){ge&&Me&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Qe,ae,Ae[0].width,Ae[0].height,oe.depth);for(let ue=0,Be=Ae.length;ue<Be;ue++)if(se=Ae[ue],T.format!==nr)if(me!==null)if(ge){if(qe)if(T.layerUpdates.size>0){let et=_g(se.width,se.height,T.format,T.type);for(let Re of T.layerUpdates){let ht=se.data.subarray(Re*et/se.data.BYTES_PER_ELEMENT,(Re+1)*et/se.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,Re,se.width,se.height,1,me,ht)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,se.width,se.height,oe.depth,me,se.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,ue,ae,se.width,se.height,oe.depth,0,se.data,0,0);else je("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ge?qe&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,se.width,se.height,oe.depth,me,z,se.data):t.texImage3D(n.TEXTURE_2D_ARRAY,ue,ae,se.width,se.height,oe.depth,0,me,z,se.data);T.layerUpdates.size>0&&T.clearLayerUpdates()}else{ge&&Me&&t.texStorage2D(n.TEXTURE_2D,Qe,ae,Ae[0].width,Ae[0].height);for(let ue=0,Be=Ae.length;ue<Be;ue++)se=Ae[ue],T.format!==nr?me!==null?ge?qe&&t.compressedTexSubImage2D(n.TEXTURE_2D,ue,0,0,se.width,se.height,me,se.data):t.compressedTexImage2D(n.TEXTURE_2D,ue,ae,se.width,se.height,0,se.data):je("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ge?qe&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,se.width,se.height,me,z,se.data):t.texImage2D(n.TEXTURE_2D,ue,ae,se.width,se.height,0,me,z,se.data)}else if(T.isDataArrayTexture)if(ge){if(Me&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Qe,ae,oe.width,oe.height,oe.depth),qe)if(T.layerUpdates.size>0){let ue=_g(oe.width,oe.height,T.format,T.type);for(let Be of T.layerUpdates){let et=oe.data.subarray(Be*ue/oe.data.BYTES_PER_ELEMENT,(Be+1)*ue/oe.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Be,oe.width,oe.height,1,me,z,et)}T.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,oe.width,oe.height,oe.depth,me,z,oe.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,ae,oe.width,oe.height,oe.depth,0,me,z,oe.data);else if(T.isData3DTexture)ge?(Me&&t.texStorage3D(n.TEXTURE_3D,Qe,ae,oe.width,oe.height,oe.depth),qe&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,oe.width,oe.height,oe.depth,me,z,oe.data)):t.texImage3D(n.TEXTURE_3D,0,ae,oe.width,oe.height,oe.depth,0,me,z,oe.data);else if(T.isFramebufferTexture){if(Me)if(ge)t.texStorage2D(n.TEXTURE_2D,Qe,ae,oe.width,oe.height);else{let ue=oe.width,Be=oe.height;for(let et=0;et<Qe;et++)t.texImage2D(n.TEXTURE_2D,et,ae,ue,Be,0,me,z,null),ue>>=1,Be>>=1}}else if(T.isHTMLTexture){if("texElementImage2D"in n){let ue=n.canvas;if(ue.hasAttribute("layoutsubtree")||ue.setAttribute("layoutsubtree","true"),oe.parentNode!==ue){ue.appendChild(oe),h.add(T),ue.onpaint=Be=>{let et=Be.changedElements;for(let Re of h)et.includes(Re.image)&&(Re.needsUpdate=!0)},ue.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,oe);else{let et=n.RGBA,Re=n.RGBA,ht=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,et,Re,ht,oe)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(Ae.length>0){if(ge&&Me){let ue=Je(Ae[0]);t.texStorage2D(n.TEXTURE_2D,Qe,ae,ue.width,ue.height)}for(let ue=0,Be=Ae.length;ue<Be;ue++)se=Ae[ue],ge?qe&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,me,z,se):t.texImage2D(n.TEXTURE_2D,ue,ae,me,z,se);T.generateMipmaps=!1}else if(ge){if(Me){let ue=Je(oe);t.texStorage2D(n.TEXTURE_2D,Qe,ae,ue.width,ue.height)}qe&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,me,z,oe)}else t.texImage2D(n.TEXTURE_2D,0,ae,me,z,oe);w(T)&&T.mipmapsAutoUpdate===!0&&b(he),ye.__version=ve.version,T.onUpdate&&T.onUpdate(T)}I.__version=T.version}function Vn(I,T,X){if(T.image.length!==6)return;let he=pt(I,T),le=T.source;t.bindTexture(n.TEXTURE_CUBE_MAP,I.__webglTexture,n.TEXTURE0+X);let ve=i.get(le);if(le.version!==ve.__version||he===!0){t.activeTexture(n.TEXTURE0+X);let ye=St.getPrimaries(St.workingColorSpace),ie=T.colorSpace===mo?null:St.getPrimaries(T.colorSpace),oe=T.colorSpace===mo||ye===ie?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,T.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,T.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,T.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,oe);let me=T.isCompressedTexture||T.image[0].isCompressedTexture,z=T.image[0]&&T.image[0].isDataTexture,ae=[];for(let Re=0;Re<6;Re++)!me&&!z?ae[Re]=_(T.image[Re],!0,s.maxCubemapSize):ae[Re]=z?T.image[Re].image:T.image[Re],ae[Re]=He(T,ae[Re]);let se=ae[0],Ae=r.convert(T.format,T.colorSpace),ge=r.convert(T.type),Me=S(T.internalFormat,Ae,ge,T.normalized,T.colorSpace),qe=T.isVideoTexture!==!0,Qe=ve.__version===void 0||he===!0,ue=le.dataReady,Be=A(T,se);vt(n.TEXTURE_CUBE_MAP,T);let et;if(T.isDepthTexture){if(Me=x(T.format===po,T.type),Qe)if(qe)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,Me,se.width,se.height);else for(let Re=0;Re<6;Re++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,se.width,se.height,0,Ae,ge,null)}else if(me){qe&&Qe&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Be,Me,se.width,se.height);for(let Re=0;Re<6;Re++){et=ae[Re].mipmaps;for(let ht=0;ht<et.length;ht++){let ln=et[ht];T.format!==nr?Ae!==null?qe?ue&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht,0,0,ln.width,ln.height,Ae,ln.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht,Me,ln.width,ln.height,0,ln.data):je("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht,0,0,ln.width,ln.height,Ae,ge,ln.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht,Me,ln.width,ln.height,0,Ae,ge,ln.data)}}}else{if(et=T.mipmaps,qe&&Qe){et.length>0&&Be++;let Re=Je(ae[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Be,Me,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(z){qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,ae[Re].width,ae[Re].height,Ae,ge,ae[Re].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,ae[Re].width,ae[Re].height,0,Ae,ge,ae[Re].data);for(let ht=0;ht<et.length;ht++){let Bi=et[ht].image[Re].image;qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht+1,0,0,Bi.width,Bi.height,Ae,ge,Bi.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht+1,Me,Bi.width,Bi.height,0,Ae,ge,Bi.data)}}else{qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,Ae,ge,ae[Re]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,Ae,ge,ae[Re]);for(let ht=0;ht<et.length;ht++){let ln=et[ht];qe?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht+1,0,0,Ae,ge,ln.image[Re]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht+1,Me,Ae,ge,ln.image[Re])}}}w(T)&&T.mipmapsAutoUpdate===!0&&b(n.TEXTURE_CUBE_MAP),ve.__version=le.version,T.onUpdate&&T.onUpdate(T)}I.__version=T.version}function Yt(I,T,X,he,le,ve){let ye=r.convert(X.format,X.colorSpace),ie=r.convert(X.type),oe=S(X.internalFormat,ye,ie,X.normalized,X.colorSpace),me=i.get(T),z=i.get(X);if(z.__renderTarget=T,!me.__hasExternalTextures){let ae=Math.max(1,T.width>>ve),se=Math.max(1,T.height>>ve);le===n.TEXTURE_3D||le===n.TEXTURE_2D_ARRAY?t.texImage3D(le,ve,oe,ae,se,T.depth,0,ye,ie,null):t.texImage2D(le,ve,oe,ae,se,0,ye,ie,null)}t.bindFramebuffer(n.FRAMEBUFFER,I),we(T)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,he,le,z.__webglTexture,0,lt(T)):(le===n.TEXTURE_2D||le>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&le<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,he,le,z.__webglTexture,ve),t.bindFramebuffer(n.FRAMEBUFFER,null)}function mi(I,T,X){if(n.bindRenderbuffer(n.RENDERBUFFER,I),T.depthBuffer){let he=T.depthTexture,le=he&&he.isDepthTexture?he.type:null,ve=x(T.stencilBuffer,le),ye=T.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;we(T)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,lt(T),ve,T.width,T.height):X?n.renderbufferStorageMultisample(n.RENDERBUFFER,lt(T),ve,T.width,T.height):n.renderbufferStorage(n.RENDERBUFFER,ve,T.width,T.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,ye,n.RENDERBUFFER,I)}else{let he=T.textures;for(let le=0;le<he.length;le++){let ve=he[le],ye=r.convert(ve.format,ve.colorSpace),ie=r.convert(ve.type),oe=S(ve.internalFormat,ye,ie,ve.normalized,ve.colorSpace);we(T)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,lt(T),oe,T.width,T.height):X?n.renderbufferStorageMultisample(n.RENDERBUFFER,lt(T),oe,T.width,T.height):n.renderbufferStorage(n.RENDERBUFFER,oe,T.width,T.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function Et(I,T,X){let he=T.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,I),!(T.depthTexture&&T.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let le=i.get(T.depthTexture);le.__renderTarget=T;let ve=he?T.depthTexture.image[0]:T.depthTexture.image;(!le.__webglTexture||ve.width!==T.width||ve.height!==T.height)&&(ve.width=T.width,ve.height=T.height,T.depthTexture.needsUpdate=!0),he?Se(T.depthTexture,0):fe(T.depthTexture,0);let ye=le.__webglTexture,ie=lt(T),oe=he?n.TEXTURE_CUBE_MAP_POSITIVE_X+X:n.TEXTURE_2D,me=T.depthTexture.format===po?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(T.depthTexture.format===lo)we(T)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,me,oe,ye,0,ie):n.framebufferTexture2D(n.FRAMEBUFFER,me,oe,ye,0);else if(T.depthTexture.format===po)we(T)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,me,oe,ye,0,ie):n.framebufferTexture2D(n.FRAMEBUFFER,me,oe,ye,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function ii(I){let T=i.get(I),X=I.isWebGLCubeRenderTarget===!0;if(T.__boundDepthTexture!==I.depthTexture){let he=I.depthTexture;if(T.__depthDisposeCallback&&T.__depthDisposeCallback(),he){let le=()=>{delete T.__boundDepthTexture,delete T.__depthDisposeCallback,he.removeEventListener("dispose",le)};he.addEventListener("dispose",le),T.__depthDisposeCallback=le}T.__boundDepthTexture=he}if(I.depthTexture&&!T.__autoAllocateDepthBuffer)if(X)for(let he=0;he<6;he++)Et(T.__webglFramebuffer[he],I,he);else I.texture.mipmaps.length>0?Et(T.__webglFramebuffer[0],I,0):Et(T.__webglFramebuffer,I,0);else if(X){T.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(n.FRAMEBUFFER,T.__webglFramebuffer[he]),T.__webglDepthbuffer[he]===void 0)T.__webglDepthbuffer[he]=n.createRenderbuffer(),mi(T.__webglDepthbuffer[he],I,!1);else{let le=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ve=T.__webglDepthbuffer[he];n.bindRenderbuffer(n.RENDERBUFFER,ve),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,ve)}}else if(I.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,T.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,T.__webglFramebuffer),T.__webglDepthbuffer===void 0)T.__webglDepthbuffer=n.createRenderbuffer(),mi(T.__webglDepthbuffer,I,!1);else{let le=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ve=T.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,ve),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,ve)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function Cn(I,T,X){let he=i.get(I);T!==void 0&&Yt(he.__webglFramebuffer,I,I.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),X!==void 0&&ii(I)}function Hn(I){let T=I.texture,X=i.get(I),he=i.get(T);I.addEventListener("dispose",V),U(I);let le=I.textures,ve=I.isWebGLCubeRenderTarget===!0,ye=le.length>1;if(ye||(he.__webglTexture===void 0&&(he.__webglTexture=n.createTexture()),he.__version=T.version,o.memory.textures++),ve){X.__webglFramebuffer=[];for(let ie=0;ie<6;ie++)if(T.mipmaps.length>0){X.__webglFramebuffer[ie]=[];for(let oe=0;oe<T.mipmaps.length;oe++)X.__webglFramebuffer[ie][oe]=n.createFramebuffer()}else X.__webglFramebuffer[ie]=n.createFramebuffer()}else{if(T.mipmaps.length>0){X.__webglFramebuffer=[];for(let ie=0;ie<T.mipmaps.length;ie++)X.__webglFramebuffer[ie]=n.createFramebuffer()}else X.__webglFramebuffer=n.createFramebuffer();if(ye)for(let ie=0,oe=le.length;ie<oe;ie++){let me=i.get(le[ie]);me.__webglTexture===void 0&&(me.__webglTexture=n.createTexture(),o.memory.textures++)}if(I.samples>0&&we(I)===!1){X.__webglMultisampledFramebuffer=n.createFramebuffer(),X.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let ie=0;ie<le.length;ie++){let oe=le[ie];X.__webglColorRenderbuffer[ie]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,X.__webglColorRenderbuffer[ie]);let me=r.convert(oe.format,oe.colorSpace),z=r.convert(oe.type),ae=S(oe.internalFormat,me,z,oe.normalized,oe.colorSpace,I.isXRRenderTarget===!0),se=lt(I);n.renderbufferStorageMultisample(n.RENDERBUFFER,se,ae,I.width,I.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ie,n.RENDERBUFFER,X.__webglColorRenderbuffer[ie])}n.bindRenderbuffer(n.RENDERBUFFER,null),I.depthBuffer&&(X.__webglDepthRenderbuffer=n.createRenderbuffer(),mi(X.__webglDepthRenderbuffer,I,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(ve){t.bindTexture(n.TEXTURE_CUBE_MAP,he.__webglTexture),vt(n.TEXTURE_CUBE_MAP,T);for(let ie=0;ie<6;ie++)if(T.mipmaps.length>0)for(let oe=0;oe<T.mipmaps.length;oe++)Yt(X.__webglFramebuffer[ie][oe],I,T,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ie,oe);else Yt(X.__webglFramebuffer[ie],I,T,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ie,0);w(T)?b(n.TEXTURE_CUBE_MAP):T.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,T.mipmaps.length-1),t.unbindTexture()}else if(ye){for(let ie=0,oe=le.length;ie<oe;ie++){let me=le[ie],z=i.get(me),ae=n.TEXTURE_2D;(I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(ae=I.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ae,z.__webglTexture),vt(ae,me),Yt(X.__webglFramebuffer,I,me,n.COLOR_ATTACHMENT0+ie,ae,0),w(me)&&b(ae)}t.unbindTexture()}else{let ie=n.TEXTURE_2D;if((I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(ie=I.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ie,he.__webglTexture),vt(ie,T),T.mipmaps.length>0)for(let oe=0;oe<T.mipmaps.length;oe++)Yt(X.__webglFramebuffer[oe],I,T,n.COLOR_ATTACHMENT0,ie,oe);else Yt(X.__webglFramebuffer,I,T,n.COLOR_ATTACHMENT0,ie,0);w(T)?b(ie):T.mipmaps.length>0&&n.texParameteri(ie,n.TEXTURE_MAX_LEVEL,T.mipmaps.length-1),t.unbindTexture()}I.depthBuffer&&ii(I)}function H(I){let T=I.textures;for(let X=0,he=T.length;X<he;X++){let le=T[X];if(w(le)&&le.mipmapsAutoUpdate===!0){let ve=E(I),ye=i.get(le).__webglTexture;t.bindTexture(ve,ye),b(ve),t.unbindTexture()}}}let Pe=[];function Ke(I){if(I.samples>0){if(we(I)===!1){let T=I.textures,X=I.width,he=I.height,le=n.COLOR_BUFFER_BIT,ve=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ye=i.get(I),ie=T.length>1;if(ie)for(let me=0;me<T.length;me++)t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,ye.__webglMultisampledFramebuffer),I.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ye.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ye.__webglFramebuffer);for(let me=0;me<T.length;me++){if(I.resolveDepthBuffer&&(I.depthBuffer&&(le|=n.DEPTH_BUFFER_BIT),I.stencilBuffer&&I.resolveStencilBuffer&&(le|=n.STENCIL_BUFFER_BIT)),ie){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,ye.__webglColorRenderbuffer[me]);let z=i.get(T[me]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,z,0)}n.blitFramebuffer(0,0,X,he,0,0,X,he,le,n.NEAREST),l===!0&&(Pe.length=0,Pe.push(n.COLOR_ATTACHMENT0+me),I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&Pe.push(ve),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,Pe))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),ie)for(let me=0;me<T.length;me++){t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.RENDERBUFFER,ye.__webglColorRenderbuffer[me]);let z=i.get(T[me]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.TEXTURE_2D,z,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ye.__webglMultisampledFramebuffer)}else if(I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&l){let T=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[T])}}}function lt(I){return Math.min(s.maxSamples,I.samples)}function we(I){let T=i.get(I);return I.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&T.__useRenderToTexture!==!1}function en(I){let T=o.render.frame;u.get(I)!==T&&(u.set(I,T),I.update())}function He(I,T){let X=I.colorSpace,he=I.format,le=I.type;return I.isCompressedTexture===!0||I.isVideoTexture===!0||X!==Fu&&X!==mo&&(St.getTransfer(X)===Gt?(he!==nr||le!==Qi)&&je("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):tt("WebGLTextures: Unsupported texture color space:",X)),T}function Je(I){return typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement?(c.width=I.naturalWidth||I.width,c.height=I.naturalHeight||I.height):typeof VideoFrame<"u"&&I instanceof VideoFrame?(c.width=I.displayWidth,c.height=I.displayHeight):(c.width=I.width,c.height=I.height),c}this.allocateTextureUnit=re,this.resetTextureUnits=J,this.getTextureUnits=te,this.setTextureUnits=de,this.setTexture2D=fe,this.setTexture2DArray=_e,this.setTexture3D=Ce,this.setTextureCube=Se,this.rebindTextures=Cn,this.setupRenderTarget=Hn,this.updateRenderTargetMipmap=H,this.updateMultisampleRenderTarget=Ke,this.setupDepthRenderbuffer=ii,this.setupFrameBufferTexture=Yt,this.useMultisampledRTT=we,this.dispose=N}function N2(n,e){function t(i,s=mo){let r,o=St.getTransfer(s);if(i===Qi)return n.UNSIGNED_BYTE;if(i===Bf)return n.UNSIGNED_SHORT_4_4_4_4;if(i===zf)return n.UNSIGNED_SHORT_5_5_5_1;if(i===ig)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===sg)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===tg)return n.BYTE;if(i===ng)return n.SHORT;if(i===xc)return n.UNSIGNED_SHORT;if(i===Uf)return n.INT;if(i===Qs)return n.UNSIGNED_INT;if(i===er)return n.FLOAT;if(i===tr)return n.HALF_FLOAT;if(i===rg)return n.ALPHA;if(i===og)return n.RGB;if(i===nr)return n.RGBA;if(i===lo)return n.DEPTH_COMPONENT;if(i===po)return n.DEPTH_STENCIL;if(i===ag)return n.RED;if(i===Vf)return n.RED_INTEGER;if(i===na)return n.RG;if(i===Hf)return n.RG_INTEGER;if(i===Gf)return n.RGBA_INTEGER;if(i===ih||i===sh||i===rh||i===oh)if(o===Gt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===ih)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===sh)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===rh)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===oh)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===ih)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===sh)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===rh)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===oh)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===Wf||i===qf||i===$f||i===Xf)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===Wf)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===qf)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===$f)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===Xf)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===Yf||i===Jf||i===Kf||i===jf||i===Zf||i===ah||i===Qf)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===Yf||i===Jf)return o===Gt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===Kf)return o===Gt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(i===jf)return r.COMPRESSED_R11_EAC;if(i===Zf)return r.COMPRESSED_SIGNED_R11_EAC;if(i===ah)return r.COMPRESSED_RG11_EAC;if(i===Qf)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===ep||i===tp||i===np||i===ip||i===sp||i===rp||i===op||i===ap||i===lp||i===cp||i===up||i===hp||i===dp||i===fp)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(i===ep)return o===Gt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===tp)return o===Gt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===np)return o===Gt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===ip)return o===Gt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===sp)return o===Gt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===rp)return o===Gt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===op)return o===Gt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===ap)return o===Gt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===lp)return o===Gt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===cp)return o===Gt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===up)return o===Gt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===hp)return o===Gt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===dp)return o===Gt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===fp)return o===Gt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===pp||i===mp||i===gp)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===pp)return o===Gt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===mp)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===gp)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===vp||i===_p||i===lh||i===yp)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(i===vp)return r.COMPRESSED_RED_RGTC1_EXT;if(i===_p)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===lh)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===yp)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Ja?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var F2=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,O2=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,Eg=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new qu(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new Pr({vertexShader:F2,fragmentShader:O2,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Fn(new Wa(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Cg=class extends Er{constructor(e,t){super();let i=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,u=null,h=null,d=null,f=null,g=null,y=typeof XRWebGLBinding<"u",m=new Eg,v={},_=t.getContextAttributes(),w=null,b=null,E=[],S=[],x=new ut,A=null,U=null,F=new Wi;F.viewport=new Mn;let k=new Wi;k.viewport=new Mn;let V=[F,k],L=new Df,R=null,N=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Q){let fe=E[Q];return fe===void 0&&(fe=new uc,E[Q]=fe),fe.getTargetRaySpace()},this.getControllerGrip=function(Q){let fe=E[Q];return fe===void 0&&(fe=new uc,E[Q]=fe),fe.getGripSpace()},this.getHand=function(Q){let fe=E[Q];return fe===void 0&&(fe=new uc,E[Q]=fe),fe.getHandSpace()};function B(Q){let fe=S.indexOf(Q.inputSource);if(fe===-1)return;let _e=E[fe];_e!==void 0&&(_e.update(Q.inputSource,Q.frame,c||o),_e.dispatchEvent({type:Q.type,data:Q.inputSource}))}function G(){s.removeEventListener("select",B),s.removeEventListener("selectstart",B),s.removeEventListener("selectend",B),s.removeEventListener("squeeze",B),s.removeEventListener("squeezestart",B),s.removeEventListener("squeezeend",B),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",ne);for(let Q=0;Q<E.length;Q++){let fe=S[Q];fe!==null&&(S[Q]=null,E[Q].disconnect(fe))}R=null,N=null,m.reset();for(let Q in v)delete v[Q];if(e.setRenderTarget(w),f=null,d=null,h=null,s=null,b=null,re.stop(),i.isPresenting=!1,e.setPixelRatio(A),e.setSize(x.width,x.height,!1),U!==null){let Q=U.camera;Q.fov=U.fov,Q.zoom=U.zoom,Q.updateProjectionMatrix(),U=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Q){r=Q,i.isPresenting===!0&&je("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Q){a=Q,i.isPresenting===!0&&je("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(Q){c=Q},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return h===null&&y&&(h=new XRWebGLBinding(s,t)),h},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(Q){if(s=Q,s!==null){if(w=e.getRenderTarget(),s.addEventListener("select",B),s.addEventListener("selectstart",B),s.addEventListener("selectend",B),s.addEventListener("squeeze",B),s.addEventListener("squeezestart",B),s.addEventListener("squeezeend",B),s.addEventListener("end",G),s.addEventListener("inputsourceschange",ne),_.xrCompatible!==!0&&await t.makeXRCompatible(),A=e.getPixelRatio(),e.getSize(x),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let _e=null,Ce=null,Se=null;_.depth&&(Se=_.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,_e=_.stencil?po:lo,Ce=_.stencil?Ja:Qs);let Xe={colorFormat:t.RGBA8,depthFormat:Se,scaleFactor:r};h=this.getBinding(),d=h.createProjectionLayer(Xe),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),b=new ys(d.textureWidth,d.textureHeight,{format:nr,type:Qi,depthTexture:new ho(d.textureWidth,d.textureHeight,Ce,void 0,void 0,void 0,void 0,void 0,void 0,_e),stencilBuffer:_.stencil,colorSpace:e.outputColorSpace,samples:_.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let _e={antialias:_.antialias,alpha:!0,depth:_.depth,stencil:_.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,_e),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new ys(f.framebufferWidth,f.framebufferHeight,{format:nr,type:Qi,colorSpace:e.outputColorSpace,stencilBuffer:_.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),re.setContext(s),re.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ne(Q){for(let fe=0;fe<Q.removed.length;fe++){let _e=Q.removed[fe],Ce=S.indexOf(_e);Ce>=0&&(S[Ce]=null,E[Ce].disconnect(_e))}for(let fe=0;fe<Q.added.length;fe++){let _e=Q.added[fe],Ce=S.indexOf(_e);if(Ce===-1){for(let Xe=0;Xe<E.length;Xe++)if(Xe>=S.length){S.push(_e),Ce=Xe;break}else if(S[Xe]===null){S[Xe]=_e,Ce=Xe;break}if(Ce===-1)break}let Se=E[Ce];Se&&Se.connect(_e)}}function $(Q,fe){fe===null?Q.matrixWorld.copy(Q.matrix):Q.matrixWorld.multiplyMatrices(fe.matrixWorld,Q.matrix),Q.matrixWorldInverse.copy(Q.matrixWorld).invert()}this.updateCamera=function(Q){if(s===null)return;let fe=Q.near,_e=Q.far;m.texture!==null&&(m.depthNear>0&&(fe=m.depthNear),m.depthFar>0&&(_e=m.depthFar)),L.near=k.near=F.near=fe,L.far=k.far=F.far=_e,(R!==L.near||N!==L.far)&&(s.updateRenderState({depthNear:L.near,depthFar:L.far}),R=L.near,N=L.far),L.layers.mask=Q.layers.mask|6,F.layers.mask=L.layers.mask&-5,k.layers.mask=L.layers.mask&-3;let Ce=Q.parent,Se=L.cameras;$(L,Ce);for(let Xe=0;Xe<Se.length;Xe++)$(Se[Xe],Ce);L.projectionMatrix.copy(F.projectionMatrix),L.projectionMatrixInverse.copy(F.projectionMatrixInverse),U===null&&Q.isPerspectiveCamera&&(U={camera:Q,fov:Q.fov,zoom:Q.zoom}),J(Q,L,Ce)};function J(Q,fe,_e){_e===null?Q.matrix.copy(fe.matrixWorld):(Q.matrix.copy(_e.matrixWorld),Q.matrix.invert(),Q.matrix.multiply(fe.matrixWorld)),Q.matrix.decompose(Q.position,Q.quaternion,Q.scale),Q.updateMatrixWorld(!0),Q.projectionMatrix.copy(fe.projectionMatrix),Q.projectionMatrixInverse.copy(fe.projectionMatrixInverse),Q.isPerspectiveCamera&&(Q.fov=df*2*Math.atan(1/Q.projectionMatrix.elements[5]),Q.zoom=1)}this.getCamera=function(){return L},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(Q){l=Q,d!==null&&(d.fixedFoveation=Q),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=Q)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(L)},this.getCameraTexture=function(Q){return v[Q]};let te=null;function de(Q,fe){if(u=fe.getViewerPose(c||o),g=fe,u!==null){let _e=u.views;f!==null&&(e.setRenderTargetFramebuffer(b,f.framebuffer),e.setRenderTarget(b));let Ce=!1;_e.length!==L.cameras.length&&(L.cameras.length=0,Ce=!0);for(let Ge=0;Ge<_e.length;Ge++){let vt=_e[Ge],pt=null;if(f!==null)pt=f.getViewport(vt);else{let vn=h.getViewSubImage(d,vt);pt=vn.viewport,Ge===0&&(e.setRenderTargetTextures(b,vn.colorTexture,vn.depthStencilTexture),e.setRenderTarget(b))}let st=V[Ge];st===void 0&&(st=new Wi,st.layers.enable(Ge),st.viewport=new Mn,V[Ge]=st),st.matrix.fromArray(vt.transform.matrix),st.matrix.decompose(st.position,st.quaternion,st.scale),st.projectionMatrix.fromArray(vt.projectionMatrix),st.projectionMatrixInverse.copy(st.projectionMatrix).invert(),st.viewport.set(pt.x,pt.y,pt.width,pt.height),Ge===0&&(L.matrix.copy(st.matrix),L.matrix.decompose(L.position,L.quaternion,L.scale)),Ce===!0&&L.cameras.push(st)}let Se=s.enabledFeatures;if(Se&&Se.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){h=i.getBinding();let Ge=h.getDepthInformation(_e[0]);Ge&&Ge.isValid&&Ge.texture&&m.init(Ge,s.renderState)}if(Se&&Se.includes("camera-access")&&y){e.state.unbindTexture(),h=i.getBinding();for(let Ge=0;Ge<_e.length;Ge++){let vt=_e[Ge].camera;if(vt){let pt=v[vt];pt||(pt=new qu,v[vt]=pt);let st=h.getCameraImage(vt);pt.sourceTexture=st}}}}for(let _e=0;_e<E.length;_e++){let Ce=S[_e],Se=E[_e];Ce!==null&&Se!==void 0&&Se.update(Ce,fe,c||o)}te&&te(Q,fe),fe.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:fe}),g=null}let re=new Ib;re.setAnimationLoop(de),this.setAnimationLoop=function(Q){te=Q},this.dispose=function(){}}},U2=new Ut,Vb=new it;Vb.set(-1,0,0,0,1,0,0,0,1);function B2(n,e){function t(m,v){m.matrixAutoUpdate===!0&&m.updateMatrix(),v.value.copy(m.matrix)}function i(m,v){v.color.getRGB(m.fogColor.value,mg(n)),v.isFog?(m.fogNear.value=v.near,m.fogFar.value=v.far):v.isFogExp2&&(m.fogDensity.value=v.density)}function s(m,v,_,w,b){v.isNodeMaterial?v.uniformsNeedUpdate=!1:v.isMeshBasicMaterial?r(m,v):v.isMeshLambertMaterial?(r(m,v),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)):v.isMeshToonMaterial?(r(m,v),h(m,v)):v.isMeshPhongMaterial?(r(m,v),u(m,v),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)):v.isMeshStandardMaterial?(r(m,v),d(m,v),v.isMeshPhysicalMaterial&&f(m,v,b)):v.isMeshMatcapMaterial?(r(m,v),g(m,v)):v.isMeshDepthMaterial?r(m,v):v.isMeshDistanceMaterial?(r(m,v),y(m,v)):v.isMeshNormalMaterial?r(m,v):v.isLineBasicMaterial?(o(m,v),v.isLineDashedMaterial&&a(m,v)):v.isPointsMaterial?l(m,v,_,w):v.isSpriteMaterial?c(m,v):v.isShadowMaterial?(m.color.value.copy(v.color),m.opacity.value=v.opacity):v.isShaderMaterial&&(v.uniformsNeedUpdate=!1)}function r(m,v){m.opacity.value=v.opacity,v.color&&m.diffuse.value.copy(v.color),v.emissive&&m.emissive.value.copy(v.emissive).multiplyScalar(v.emissiveIntensity),v.map&&(m.map.value=v.map,t(v.map,m.mapTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.bumpMap&&(m.bumpMap.value=v.bumpMap,t(v.bumpMap,m.bumpMapTransform),m.bumpScale.value=v.bumpScale,v.side===Ci&&(m.bumpScale.value*=-1)),v.normalMap&&(m.normalMap.value=v.normalMap,t(v.normalMap,m.normalMapTransform),m.normalScale.value.copy(v.normalScale),v.side===Ci&&m.normalScale.value.negate()),v.displacementMap&&(m.displacementMap.value=v.displacementMap,t(v.displacementMap,m.displacementMapTransform),m.displacementScale.value=v.displacementScale,m.displacementBias.value=v.displacementBias),v.emissiveMap&&(m.emissiveMap.value=v.emissiveMap,t(v.emissiveMap,m.emissiveMapTransform)),v.specularMap&&(m.specularMap.value=v.specularMap,t(v.specularMap,m.specularMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest);let _=e.get(v),w=_.envMap,b=_.envMapRotation;w&&(m.envMap.value=w,m.envMapRotation.value.setFromMatrix4(U2.makeRotationFromEuler(b)).transpose(),w.isCubeTexture&&w.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(Vb),m.reflectivity.value=v.reflectivity,m.ior.value=v.ior,m.refractionRatio.value=v.refractionRatio),v.lightMap&&(m.lightMap.value=v.lightMap,m.lightMapIntensity.value=v.lightMapIntensity,t(v.lightMap,m.lightMapTransform)),v.aoMap&&(m.aoMap.value=v.aoMap,m.aoMapIntensity.value=v.aoMapIntensity,t(v.aoMap,m.aoMapTransform))}function o(m,v){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,v.map&&(m.map.value=v.map,t(v.map,m.mapTransform))}function a(m,v){m.dashSize.value=v.dashSize,m.totalSize.value=v.dashSize+v.gapSize,m.scale.value=v.scale}function l(m,v,_,w){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,m.size.value=v.size*_,m.scale.value=w*.5,v.map&&(m.map.value=v.map,t(v.map,m.uvTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest)}function c(m,v){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,m.rotation.value=v.rotation,v.map&&(m.map.value=v.map,t(v.map,m.mapTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest)}function u(m,v){m.specular.value.copy(v.specular),m.shininess.value=Math.max(v.shininess,1e-4)}function h(m,v){v.gradientMap&&(m.gradientMap.value=v.gradientMap)}function d(m,v){m.metalness.value=v.metalness,v.metalnessMap&&(m.metalnessMap.value=v.metalnessMap,t(v.metalnessMap,m.metalnessMapTransform)),m.roughness.value=v.roughness,v.roughnessMap&&(m.roughnessMap.value=v.roughnessMap,t(v.roughnessMap,m.roughnessMapTransform)),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)}function f(m,v,_){m.ior.value=v.ior,v.diffuseRoughness>0&&(m.diffuseRoughness.value=v.diffuseRoughness,v.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=v.diffuseRoughnessMap,t(v.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),v.sheen>0&&(m.sheenColor.value.copy(v.sheenColor).multiplyScalar(v.sheen),m.sheenRoughness.value=v.sheenRoughness,v.sheenColorMap&&(m.sheenColorMap.value=v.sheenColorMap,t(v.sheenColorMap,m.sheenColorMapTransform)),v.sheenRoughnessMap&&(m.sheenRoughnessMap.value=v.sheenRoughnessMap,t(v.sheenRoughnessMap,m.sheenRoughnessMapTransform))),v.clearcoat>0&&(m.clearcoat.value=v.clearcoat,m.clearcoatRoughness.value=v.clearcoatRoughness,v.clearcoatMap&&(m.clearcoatMap.value=v.clearcoatMap,t(v.clearcoatMap,m.clearcoatMapTransform)),v.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=v.clearcoatRoughnessMap,t(v.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),v.clearcoatNormalMap&&(m.clearcoatNormalMap.value=v.clearcoatNormalMap,t(v.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(v.clearcoatNormalScale),v.side===Ci&&m.clearcoatNormalScale.value.negate())),v.dispersion>0&&(m.dispersion.value=v.dispersion),v.retroreflectivity>0&&(m.retroreflectivity.value=v.retroreflectivity),v.iridescence>0&&(m.iridescence.value=v.iridescence,m.iridescenceIOR.value=v.iridescenceIOR,m.iridescenceThicknessMinimum.value=v.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=v.iridescenceThicknessMaximum,v.iridescenceMap&&(m.iridescenceMap.value=v.iridescenceMap,t(v.iridescenceMap,m.iridescenceMapTransform)),v.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=v.iridescenceThicknessMap,t(v.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),v.transmission>0&&(m.transmission.value=v.transmission,m.transmissionSamplerMap.value=_.texture,m.transmissionSamplerSize.value.set(_.width,_.height),v.transmissionMap&&(m.transmissionMap.value=v.transmissionMap,t(v.transmissionMap,m.transmissionMapTransform)),m.thickness.value=v.thickness,v.thicknessMap&&(m.thicknessMap.value=v.thicknessMap,t(v.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=v.attenuationDistance,m.attenuationColor.value.copy(v.attenuationColor)),v.anisotropy>0&&(m.anisotropyVector.value.set(v.anisotropy*Math.cos(v.anisotropyRotation),v.anisotropy*Math.sin(v.anisotropyRotation)),v.anisotropyMap&&(m.anisotropyMap.value=v.anisotropyMap,t(v.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=v.specularIntensity,m.specularColor.value.copy(v.specularColor),v.specularColorMap&&(m.specularColorMap.value=v.specularColorMap,t(v.specularColorMap,m.specularColorMapTransform)),v.specularIntensityMap&&(m.specularIntensityMap.value=v.specularIntensityMap,t(v.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,v){v.matcap&&(m.matcap.value=v.matcap)}function y(m,v){let _=e.get(v).light;m.referencePosition.value.setFromMatrixPosition(_.matrixWorld),m.nearDistance.value=_.shadow.camera.near,m.farDistance.value=_.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function z2(n,e,t,i){let s={},r={};function o(_,w){let b=w.program;i.uniformBlockBinding(_,b,s[_.id])}function a(_,w){let b=s[_.id];b===void 0&&(g(_),b=l(_),s[_.id]=b,_.addEventListener("dispose",m));let E=w.program;i.updateUBOMapping(_,E);let S=e.render.frame;r[_.id]!==S&&(c(_),r[_.id]=S)}function l(_){let w=n.createBuffer(),b=_.__size,E=_.usage;return n.bindBuffer(n.UNIFORM_BUFFER,w),n.bufferData(n.UNIFORM_BUFFER,b,E),n.bindBuffer(n.UNIFORM_BUFFER,null),w}function c(_){let w=s[_.id],b=_.uniforms,E=_.__cache;n.bindBuffer(n.UNIFORM_BUFFER,w);for(let S=0,x=b.length;S<x;S++){let A=b[S];if(Array.isArray(A))for(let U=0,F=A.length;U<F;U++)u(A[U],S,U,E);else u(A,S,0,E)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(_,w,b,E){if(d(_,w,b,E)===!0){let S=_.__offset,x=_.value;if(Array.isArray(x)){let A=0;for(let U=0;U<x.length;U++){let F=x[U],k=y(F,!0);h(F,_.__data,A),A+=k.storage/Float32Array.BYTES_PER_ELEMENT}}else h(x,_.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,S,_.__data)}}function h(_,w,b){typeof _=="number"||typeof _=="boolean"?w[b]=_:_.isMatrix3?(w[b]=_.elements[0],w[b+1]=_.elements[1],w[b+2]=_.elements[2],w[b+3]=0,w[b+4]=_.elements[3],w[b+5]=_.elements[4],w[b+6]=_.elements[5],w[b+7]=0,w[b+8]=_.elements[6],w[b+9]=_.elements[7],w[b+10]=_.elements[8],w[b+11]=0):ArrayBuffer.isView(_)?w.set(_.subarray(0,w.length-b),b):_.toArray(w,b)}function d(_,w,b,E){let S=_.value,x=w+"_"+b;if(Array.isArray(S)){E[x]===void 0&&(E[x]=[]);let A=E[x],U=!1;for(let F=0;F<S.length;F++)f(S[F],A,F)===!0&&(U=!0);return U}return f(S,E,x)}function f(_,w,b){if(w[b]===void 0)return typeof _=="number"||typeof _=="boolean"?w[b]=_:ArrayBuffer.isView(_)?w[b]=_.slice():w[b]=_.clone(),!0;{let E=w[b];if(typeof _=="number"||typeof _=="boolean"){if(E!==_)return w[b]=_,!0}else{if(ArrayBuffer.isView(_))return!0;if(E.equals(_)===!1)return E.copy(_),!0}}return!1}function g(_){let w=_.uniforms,b=0,E=16;for(let x=0,A=w.length;x<A;x++){let U=Array.isArray(w[x])?w[x]:[w[x]];for(let F=0,k=U.length;F<k;F++){let V=U[F],L=Array.isArray(V.value)?V.value:[V.value],R=Array.isArray(w[x])||Array.isArray(V.value),N=b;for(let G=0,ne=L.length;G<ne;G++){let $=L[G],J=y($,R),te=b%E,de=te%J.boundary,re=te+de;b+=de,re!==0&&E-re<J.storage&&(b+=E-re),G===0&&(N=b),b+=J.storage}let B=V.type==="int"?Int32Array:V.type==="uint"?Uint32Array:Float32Array;V.__data=new B((b-N)/Float32Array.BYTES_PER_ELEMENT),V.__offset=N}}let S=b%E;return S>0&&(b+=E-S),_.__size=b,_.__cache={},this}function y(_,w){let b={boundary:0,storage:0};return typeof _=="number"||typeof _=="boolean"?(b.boundary=4,b.storage=4):_.isVector2?(b.boundary=8,b.storage=8):_.isVector3||_.isColor?(b.boundary=16,b.storage=12):_.isVector4?(b.boundary=16,b.storage=16):_.isMatrix3?(b.boundary=16,b.storage=48):_.isMatrix4?(b.boundary=16,b.storage=64):_.isTexture?je("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(_)?(b.boundary=16,b.storage=_.byteLength):je("WebGLRenderer: Unsupported uniform value type.",_),w===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function m(_){let w=_.target;w.removeEventListener("dispose",m),n.deleteBuffer(s[w.id]),delete s[w.id],delete r[w.id]}function v(){for(let _ in s)n.deleteBuffer(s[_]);s={},r={}}return{bind:o,update:a,dispose:v}}var V2=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),kr=null;function H2(){return kr===null&&(kr=new gf(V2,16,16,na,tr),kr.name="DFG_LUT",kr.minFilter=$i,kr.magFilter=$i,kr.wrapS=Tr,kr.wrapT=Tr,kr.generateMipmaps=!1,kr.needsUpdate=!0),kr}var Sp=class{constructor(e={}){let{canvas:t=tb(),context:i=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:d=!1,outputBufferType:f=Qi}=e;this.isWebGLRenderer=!0;let g;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=i.getContextAttributes().alpha}else g=o;let y=f,m=new Set([Gf,Hf,Vf]),v=new Set([Qi,Qs,xc,Ja,Bf,zf]),_=new Uint32Array(4),w=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},E=null,S=null,x=[],A=[],U=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Lr,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let F=this,k=!1,V=null,L=null,R=null,N=null;this._outputColorSpace=vs;let B=0,G=0,ne=null,$=-1,J=null,te=new Mn,de=new Mn,re=null,Q=new ft(0),fe=0,_e=t.width,Ce=t.height,Se=1,Xe=null,at=null,Ge=new Mn(0,0,_e,Ce),vt=new Mn(0,0,_e,Ce),pt=!1,st=new Yo,vn=new vf,rn=!1,Vn=!1,Yt=new Ut,mi=new K,Et=new Mn,ii={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Cn=!1;function Hn(){return ne===null?Se:1}let H=i;function Pe(P,W){return t.getContext(P,W)}let Ke,lt,we,en,He,Je,I,T,X,he,le,ve,ye,ie,oe,me,z,ae,se,Ae,ge,Me,qe;try{let P={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Be,!1),t.addEventListener("webglcontextrestored",et,!1),t.addEventListener("webglcontextcreationerror",Re,!1),H===null){let W="webgl2";if(H=Pe(W,P),H===null)throw Pe(W)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Qe()}catch(P){throw t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),tt("WebGLRenderer: "+P.message),P}function Qe(){Ke=new QC(H),Ke.init(),ge=new N2(H,Ke),lt=new HC(H,Ke,e,ge),we=new k2(H,Ke),lt.reversedDepthBuffer&&d&&we.buffers.depth.setReversed(!0),L=H.createFramebuffer(),R=H.createFramebuffer(),N=H.createFramebuffer(),en=new nR(H),He=new y2,Je=new D2(H,Ke,we,He,lt,ge,en),I=new ZC(F),T=new sT(H),Me=new zC(H,T),X=new eR(H,T,en,Me),he=new sR(H,X,T,Me,en),ae=new iR(H,lt,Je),oe=new GC(He),le=new _2(F,I,Ke,lt,Me,oe),ve=new B2(F,He),ye=new b2,ie=new E2(Ke),z=new BC(F,I,we,he,g,l),me=new L2(F,he,lt),qe=new z2(H,en,lt,we),se=new VC(H,Ke,en),Ae=new tR(H,Ke,en),en.programs=le.programs,F.capabilities=lt,F.extensions=Ke,F.properties=He,F.renderLists=ye,F.shadowMap=me,F.state=we,F.info=en}y!==Qi&&(U=new oR(y,t.width,t.height,a,s,r));let ue=new Cg(F,H);this.xr=ue,this.getContext=function(){return H},this.getContextAttributes=function(){return H.getContextAttributes()},this.forceContextLoss=function(){let P=Ke.get("WEBGL_lose_context");P&&P.loseContext()},this.forceContextRestore=function(){let P=Ke.get("WEBGL_lose_context");P&&P.restoreContext()},this.getPixelRatio=function(){return Se},this.setPixelRatio=function(P){P!==void 0&&(Se=P,this.setSize(_e,Ce,!1))},this.getSize=function(P){return P.set(_e,Ce)},this.setSize=function(P,W,ee=!0){if(ue.isPresenting){je("WebGLRenderer: Can't change size while VR device is presenting.");return}_e=P,Ce=W,t.width=Math.floor(P*Se),t.height=Math.floor(W*Se),ee===!0&&(t.style.width=P+"px",t.style.height=W+"px"),U!==null&&U.setSize(t.width,t.height),this.setViewport(0,0,P,W)},this.getDrawingBufferSize=function(P){return P.set(_e*Se,Ce*Se).floor()},this.setDrawingBufferSize=function(P,W,ee){_e=P,Ce=W,Se=ee,t.width=Math.floor(P*ee),t.height=Math.floor(W*ee),this.setViewport(0,0,P,W)},this.setEffects=function(P){if(y===Qi){tt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(P){for(let W=0;W<P.length;W++)if(P[W].isOutputPass===!0){je("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}U.setEffects(P||[])},this.getCurrentViewport=function(P){return P.copy(te)},this.getViewport=function(P){return P.copy(Ge)},this.setViewport=function(P,W,ee,Y){P.isVector4?Ge.set(P.x,P.y,P.z,P.w):Ge.set(P,W,ee,Y),we.viewport(te.copy(Ge).multiplyScalar(Hn()).round())},this.getScissor=function(P){return P.copy(vt)},this.setScissor=function(P,W,ee,Y){P.isVector4?vt.set(P.x,P.y,P.z,P.w):vt.set(P,W,ee,Y),we.scissor(de.copy(vt).multiplyScalar(Hn()).round())},this.getScissorTest=function(){return pt},this.setScissorTest=function(P){we.setScissorTest(pt=P)},this.setOpaqueSort=function(P){Xe=P},this.setTransparentSort=function(P){at=P},this.getClearColor=function(P){return P.copy(z.getClearColor())},this.setClearColor=function(){z.setClearColor(...arguments)},this.getClearAlpha=function(){return z.getClearAlpha()},this.setClearAlpha=function(){z.setClearAlpha(...arguments)},this.clear=function(P=!0,W=!0,ee=!0){let Y=0;if(P){let j=!1;if(ne!==null){let Te=ne.texture.format;j=m.has(Te)}if(j){let Te=ne.texture.type,Ie=v.has(Te),Ee=z.getClearColor(),Le=z.getClearAlpha(),Ve=Ee.r,nt=Ee.g,_t=Ee.b;Ie?(_[0]=Ve,_[1]=nt,_[2]=_t,_[3]=Le,H.clearBufferuiv(H.COLOR,0,_)):(w[0]=Ve,w[1]=nt,w[2]=_t,w[3]=Le,H.clearBufferiv(H.COLOR,0,w))}else Y|=H.COLOR_BUFFER_BIT}W&&(Y|=H.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&(Y|=H.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&H.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(P){P.setRenderer(this),V=P},this.dispose=function(){t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),z.dispose(),ye.dispose(),ie.dispose(),Je.dispose(),He.dispose(),I.dispose(),he.dispose(),X.dispose(),Me.dispose(),qe.dispose(),le.dispose(),ue.dispose(),ue.removeEventListener("sessionstart",Wh),ue.removeEventListener("sessionend",dr),Wr.stop()};function Be(P){P.preventDefault(),fg("WebGLRenderer: Context Lost."),k=!0}function et(){fg("WebGLRenderer: Context Restored."),k=!1;let P=en.autoReset,W=me.enabled,ee=me.autoUpdate,Y=me.needsUpdate,j=me.type;Qe(),en.autoReset=P,me.enabled=W,me.autoUpdate=ee,me.needsUpdate=Y,me.type=j}function Re(P){tt("WebGLRenderer: A WebGL context could not be created. Reason: ",P.statusMessage)}function ht(P){let W=P.target;W.removeEventListener("dispose",ht),ln(W)}function ln(P){Bi(P),He.remove(P)}function Bi(P){let W=He.get(P).programs;W!==void 0&&(W.forEach(function(ee){le.releaseProgram(ee)}),P.isShaderMaterial&&le.releaseShaderCache(P))}this.renderBufferDirect=function(P,W,ee,Y,j,Te){W===null&&(W=ii);let Ie=j.isMesh&&j.matrixWorld.determinantAffine()<0,Ee=eu(P,W,ee,Y,j);we.setMaterial(Y,Ie);let Le=ee.index,Ve=1;if(Y.wireframe===!0){if(Le=X.getWireframeAttribute(ee),Le===void 0)return;Ve=2}let nt=ee.drawRange,_t=ee.attributes.position,ze=nt.start*Ve,yt=(nt.start+nt.count)*Ve;Te!==null&&(ze=Math.max(ze,Te.start*Ve),yt=Math.min(yt,(Te.start+Te.count)*Ve)),Le!==null?(ze=Math.max(ze,0),yt=Math.min(yt,Le.count)):_t!=null&&(ze=Math.max(ze,0),yt=Math.min(yt,_t.count));let Sn=yt-ze;if(Sn<0||Sn===1/0)return;Me.setup(j,Y,Ee,ee,Le);let qt,$t=se;if(Le!==null&&(qt=T.get(Le),$t=Ae,$t.setIndex(qt)),j.isMesh)Y.wireframe===!0?(we.setLineWidth(Y.wireframeLinewidth*Hn()),$t.setMode(H.LINES)):$t.setMode(H.TRIANGLES);else if(j.isLine){let si=Y.linewidth;si===void 0&&(si=1),we.setLineWidth(si*Hn()),j.isLineSegments?$t.setMode(H.LINES):j.isLineLoop?$t.setMode(H.LINE_LOOP):$t.setMode(H.LINE_STRIP)}else j.isPoints?$t.setMode(H.POINTS):j.isSprite&&$t.setMode(H.TRIANGLES);if(j.isBatchedMesh)if(Ke.get("WEBGL_multi_draw"))$t.renderMultiDraw(j._multiDrawStarts,j._multiDrawCounts,j._multiDrawCount);else{let si=j._multiDrawStarts,Oe=j._multiDrawCounts,Gn=j._multiDrawCount,Mt=Le?T.get(Le).bytesPerElement:1,$r=He.get(Y).currentProgram.getUniforms();for(let Wn=0;Wn<Gn;Wn++)$r.setValue(H,"_gl_DrawID",Wn),$t.render(si[Wn]/Mt,Oe[Wn])}else if(j.isInstancedMesh)$t.renderInstances(ze,Sn,j.count);else if(ee.isInstancedBufferGeometry){let si=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,Oe=Math.min(ee.instanceCount,si);$t.renderInstances(ze,Sn,Oe)}else $t.render(ze,Sn)};function jc(P,W,ee,Y){V!==null&&P.isNodeMaterial&&V.setObject(Y,P),rn===!0&&oe.setState(P,ee,!1),P.transparent===!0&&P.side===Ir&&P.forceSinglePass===!1?(P.side=Ci,P.needsUpdate=!0,fr(P,W,Y),P.side=ta,P.needsUpdate=!0,fr(P,W,Y),P.side=Ir):fr(P,W,Y)}this.compile=function(P,W,ee=null){ee===null&&(ee=P),V!==null&&V.renderStart(P,W,ee),S=ie.get(ee),S.init(W),A.push(S),ee.traverseVisible(function(j){j.isLight&&j.layers.test(W.layers)&&(S.pushLight(j),j.castShadow&&S.pushShadow(j))}),P!==ee&&P.traverseVisible(function(j){j.isLight&&j.layers.test(W.layers)&&(S.pushLight(j),j.castShadow&&S.pushShadow(j))}),S.setupLights(),V!==null&&V.updateLights(S.state.lightsArray),Vn=this.localClippingEnabled,rn=oe.init(this.clippingPlanes,Vn),rn===!0&&oe.setGlobalState(this.clippingPlanes,W),V!==null&&me.render(S.state.shadowsArray,ee,W);let Y=new Set;return P.traverse(function(j){if(!(j.isMesh||j.isPoints||j.isLine||j.isSprite))return;let Te=j.material;if(Te)if(Array.isArray(Te))for(let Ie=0;Ie<Te.length;Ie++){let Ee=Te[Ie];jc(Ee,ee,W,j),Y.add(Ee)}else jc(Te,ee,W,j),Y.add(Te)}),S=A.pop(),V!==null&&V.renderEnd(),Y},this.compileAsync=function(P,W,ee=null){let Y=this.compile(P,W,ee);return new Promise(j=>{function Te(){if(Y.forEach(function(Ie){let Le=He.get(Ie).currentProgram;(Le===void 0||Le.isReady())&&Y.delete(Ie)}),Y.size===0){j(P);return}setTimeout(Te,10)}Ke.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let dl=null;function ym(P){dl&&dl(P)}function Wh(){Wr.stop()}function dr(){Wr.start()}let Wr=new Ib;Wr.setAnimationLoop(ym),typeof self<"u"&&Wr.setContext(self),this.setAnimationLoop=function(P){dl=P,ue.setAnimationLoop(P),P===null?Wr.stop():Wr.start()},ue.addEventListener("sessionstart",Wh),ue.addEventListener("sessionend",dr),this.render=function(P,W){if(W!==void 0&&W.isCamera!==!0){tt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(k===!0)return;V!==null&&V.renderStart(P,W);let ee=ue.enabled===!0&&ue.isPresenting===!0,Y=U!==null&&(ne===null||ee)&&U.begin(F,ne);if(P.matrixWorldAutoUpdate===!0&&P.updateMatrixWorld(),W.parent===null&&W.matrixWorldAutoUpdate===!0&&W.updateMatrixWorld(),ue.enabled===!0&&ue.isPresenting===!0&&(U===null||U.isCompositing()===!1)&&(ue.cameraAutoUpdate===!0&&ue.updateCamera(W),W=ue.getCamera()),P.isScene===!0&&P.onBeforeRender(F,P,W,ne),S=ie.get(P,A.length),S.init(W),S.state.textureUnits=Je.getTextureUnits(),A.push(S),Yt.multiplyMatrices(W.projectionMatrix,W.matrixWorldInverse),W.isArrayCamera?vn.setFromArrayCamera(W):st.setFromProjectionMatrix(Yt,Os,W.reversedDepth),Vn=this.localClippingEnabled,rn=oe.init(this.clippingPlanes,Vn),E=ye.get(P,x.length),E.init(),x.push(E),this.info.render.frame++,ue.enabled===!0&&ue.isPresenting===!0){let Ie=F.xr.getDepthSensingMesh();Ie!==null&&qr(Ie,W,-1/0,F.sortObjects)}qr(P,W,0,F.sortObjects),E.finish(),V!==null&&V.updateLights(S.state.lightsArray),F.sortObjects===!0&&E.sort(Xe,at),Cn=ue.enabled===!1||ue.isPresenting===!1||ue.hasDepthSensing()===!1,Cn&&z.addToRenderList(E,P),this.info.autoReset===!0&&this.info.reset(),rn===!0&&oe.beginShadows();let j=S.state.shadowsArray;if(me.render(j,P,W),rn===!0&&oe.endShadows(),(Y&&U.hasRenderPass())===!1){let Ie=E.opaque,Ee=E.transmissive;if(S.setupLights(),W.isArrayCamera){let Le=W.cameras;if(Ee.length>0)for(let Ve=0,nt=Le.length;Ve<nt;Ve++){let _t=Le[Ve];Hs(Ie,Ee,P,_t)}Cn&&z.render(P);for(let Ve=0,nt=Le.length;Ve<nt;Ve++){let _t=Le[Ve];Zc(E,P,_t,_t.viewport)}}else Ee.length>0&&Hs(Ie,Ee,P,W),Cn&&z.render(P),Zc(E,P,W)}ne!==null&&G===0&&(Je.updateMultisampleRenderTarget(ne),Je.updateRenderTargetMipmap(ne)),Y&&U.end(F),P.isScene===!0&&P.onAfterRender(F,P,W),Me.resetDefaultState(),$=-1,J=null,A.pop(),A.length>0?(S=A[A.length-1],Je.setTextureUnits(S.state.textureUnits),rn===!0&&oe.setGlobalState(F.clippingPlanes,S.state.camera)):S=null,x.pop(),x.length>0?E=x[x.length-1]:E=null,V!==null&&V.renderEnd()};function qr(P,W,ee,Y){if(P.visible===!1)return;if(P.layers.test(W.layers)){if(P.isGroup)ee=P.renderOrder;else if(P.isLOD)P.autoUpdate===!0&&P.update(W);else if(P.isLight)S.pushLight(P),P.castShadow&&S.pushShadow(P);else if(P.isSprite){let Ie=W.isArrayCamera?vn:st;if(!P.frustumCulled||P.intersectsFrustum(Ie)){Y&&Et.setFromMatrixPosition(P.matrixWorld).applyMatrix4(Yt);let Ee=he.update(P),Le=P.material;Le.visible&&E.push(P,Ee,Le,ee,Et.z,null,W)}}else if(P.isMesh||P.isLine||P.isPoints){let Ie=W.isArrayCamera?vn:st;if(!P.frustumCulled||P.intersectsFrustum(Ie)){let Ee=he.update(P),Le=P.material;if(Y&&(P.boundingSphere!==void 0?(P.boundingSphere===null&&P.computeBoundingSphere(),Et.copy(P.boundingSphere.center)):(Ee.boundingSphere===null&&Ee.computeBoundingSphere(),Et.copy(Ee.boundingSphere.center)),Et.applyMatrix4(P.matrixWorld).applyMatrix4(Yt)),Array.isArray(Le)){let Ve=Ee.groups;for(let nt=0,_t=Ve.length;nt<_t;nt++){let ze=Ve[nt],yt=Le[ze.materialIndex];yt&&yt.visible&&E.push(P,Ee,yt,ee,Et.z,ze,W)}}else Le.visible&&E.push(P,Ee,Le,ee,Et.z,null,W)}}}let Te=P.children;for(let Ie=0,Ee=Te.length;Ie<Ee;Ie++)qr(Te[Ie],W,ee,Y)}function Zc(P,W,ee,Y){let{opaque:j,transmissive:Te,transparent:Ie}=P;S.setupLightsView(ee),rn===!0&&oe.setGlobalState(F.clippingPlanes,ee),Y&&we.viewport(te.copy(Y)),j.length>0&&Rn(j,W,ee),Te.length>0&&Rn(Te,W,ee),Ie.length>0&&Rn(Ie,W,ee),we.buffers.depth.setTest(!0),we.buffers.depth.setMask(!0),we.buffers.color.setMask(!0),we.setPolygonOffset(!1)}function Hs(P,W,ee,Y){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(S.state.transmissionRenderTarget[Y.id]===void 0){let ze=Ke.has("EXT_color_buffer_half_float")||Ke.has("EXT_color_buffer_float");S.state.transmissionRenderTarget[Y.id]=new ys(1,1,{generateMipmaps:!0,type:ze?tr:Qi,minFilter:fo,samples:Math.max(4,lt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:St.workingColorSpace})}let Te=S.state.transmissionRenderTarget[Y.id],Ie=Y.viewport||te;Te.setSize(Ie.z*F.transmissionResolutionScale,Ie.w*F.transmissionResolutionScale);let Ee=F.getRenderTarget(),Le=F.getActiveCubeFace(),Ve=F.getActiveMipmapLevel();F.setRenderTarget(Te),F.getClearColor(Q),fe=F.getClearAlpha(),fe<1&&F.setClearColor(16777215,.5),F.clear(),Cn&&z.render(ee);let nt=F.toneMapping;F.toneMapping=Lr;let _t=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),S.setupLightsView(Y),rn===!0&&oe.setGlobalState(F.clippingPlanes,Y),Rn(P,ee,Y),Je.updateMultisampleRenderTarget(Te),Je.updateRenderTargetMipmap(Te),Ke.has("WEBGL_multisampled_render_to_texture")===!1){let ze=!1;for(let yt=0,Sn=W.length;yt<Sn;yt++){let qt=W[yt],{object:$t,geometry:si,material:Oe,group:Gn}=qt;if(Oe.side===Ir&&$t.layers.test(Y.layers)){let Mt=Oe.side;Oe.side=Ci,Oe.needsUpdate=!0,On($t,ee,Y,si,Oe,Gn),Oe.side=Mt,Oe.needsUpdate=!0,ze=!0}}ze===!0&&(Je.updateMultisampleRenderTarget(Te),Je.updateRenderTargetMipmap(Te))}F.setRenderTarget(Ee,Le,Ve),F.setClearColor(Q,fe),_t!==void 0&&(Y.viewport=_t),F.toneMapping=nt}function Rn(P,W,ee){let Y=W.isScene===!0?W.overrideMaterial:null;for(let j=0,Te=P.length;j<Te;j++){let Ie=P[j],{object:Ee,geometry:Le,group:Ve}=Ie,nt=Ie.material;nt.allowOverride===!0&&Y!==null&&(nt=Y),Ee.layers.test(ee.layers)&&On(Ee,W,ee,Le,nt,Ve)}}function On(P,W,ee,Y,j,Te){V!==null&&j.isNodeMaterial&&V.setObject(P,j),P.onBeforeRender(F,W,ee,Y,j,Te),P.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,P.matrixWorld),P.normalMatrix.getNormalMatrix(P.modelViewMatrix),j.onBeforeRender(F,W,ee,Y,P,Te),j.transparent===!0&&j.side===Ir&&j.forceSinglePass===!1?(j.side=Ci,j.needsUpdate=!0,F.renderBufferDirect(ee,W,Y,j,P,Te),j.side=ta,j.needsUpdate=!0,F.renderBufferDirect(ee,W,Y,j,P,Te),j.side=Ir):F.renderBufferDirect(ee,W,Y,j,P,Te),P.onAfterRender(F,W,ee,Y,j,Te)}function Un(P){let W=0;for(let ee of P)ee.texture!==null&&W++;return W}function fr(P,W,ee){W.isScene!==!0&&(W=ii);let Y=He.get(P),j=S.state.lights,Te=S.state.shadowsArray,Ie=j.state.version,Ee=le.getParameters(P,j.state,Te,W,ee,S.state.lightProbeGridArray),Le=le.getProgramCacheKey(Ee),Ve=Y.programs;Y.environment=P.isMeshStandardMaterial||P.isMeshLambertMaterial||P.isMeshPhongMaterial?W.environment:null,Y.fog=W.fog;let nt=P.isMeshStandardMaterial||P.isMeshLambertMaterial&&!P.envMap||P.isMeshPhongMaterial&&!P.envMap;Y.envMap=I.get(P.envMap||Y.environment,nt),Y.envMapRotation=Y.environment!==null&&P.envMap===null?W.environmentRotation:P.envMapRotation,Ve===void 0&&(P.addEventListener("dispose",ht),Ve=new Map,Y.programs=Ve,Y.programVariants=new Map);let _t=Ve.get(Le);if(_t!==void 0){if(Y.currentProgram===_t&&Y.lightsStateVersion===Ie)return Qc(P,Ee),_t}else Ee.uniforms=le.getUniforms(P),V!==null&&P.isNodeMaterial&&V.build(P,ee,Ee),P.onBeforeCompile(Ee,F),_t=le.acquireProgram(Ee,Le),Ve.set(Le,_t),Y.uniforms=Ee.uniforms;let ze=Y.uniforms;return(!P.isShaderMaterial&&!P.isRawShaderMaterial||P.clipping===!0)&&(ze.clippingPlanes=oe.uniform),Qc(P,Ee),Y.needsLights=To(P),Y.lightsStateVersion=Ie,Y.needsLights&&(ze.ambientLightColor.value=j.state.ambient,ze.lightProbe.value=j.state.probe,ze.sunLights.value=j.state.sun,ze.sunLightShadows.value=j.state.sunShadow,ze.directionalLights.value=j.state.directional,ze.directionalLightShadows.value=j.state.directionalShadow,ze.spotLights.value=j.state.spot,ze.spotLightShadows.value=j.state.spotShadow,ze.rectAreaLights.value=j.state.rectArea,ze.ltc_1.value=j.state.rectAreaLTC1,ze.ltc_2.value=j.state.rectAreaLTC2,ze.pointLights.value=j.state.point,ze.pointLightShadows.value=j.state.pointShadow,ze.hemisphereLights.value=j.state.hemi,ze.sunShadowMatrix.value=j.state.sunShadowMatrix,ze.sunShadowCascade.value=j.state.sunShadowCascade,ze.directionalShadowMatrix.value=j.state.directionalShadowMatrix,ze.spotLightMatrix.value=j.state.spotLightMatrix,ze.spotLightMap.value=j.state.spotLightMap,ze.pointShadowMatrix.value=j.state.pointShadowMatrix),Y.numLightProbeGrids=Un(S.state.lightProbeGridArray),Y.currentProgram=_t,Y.uniformsList=null,_t}function ns(P,W,ee,Y,j){let Te=He.get(P),Ie=Te.currentProgram.id+","+Y+","+j,Ee=Te.programVariants.get(Ie);return Ee===void 0?(Ee=fr(P,W,ee),Te.programVariants.set(Ie,Ee)):(Te.currentProgram=Ee,Te.uniformsList=null,Te.outputColorSpace=Y,Te.toneMapping=j),Ee}function Ao(P){if(P.uniformsList===null){let W=P.currentProgram.getUniforms();P.uniformsList=bc.seqWithValue(W.seq,P.uniforms)}return P.uniformsList}function Qc(P,W){let ee=He.get(P);ee.outputColorSpace=W.outputColorSpace,ee.batching=W.batching,ee.batchingColor=W.batchingColor,ee.instancing=W.instancing,ee.instancingColor=W.instancingColor,ee.instancingMorph=W.instancingMorph,ee.skinning=W.skinning,ee.morphTargets=W.morphTargets,ee.morphNormals=W.morphNormals,ee.morphColors=W.morphColors,ee.morphTargetsCount=W.morphTargetsCount,ee.numClippingPlanes=W.numClippingPlanes,ee.numIntersection=W.numClipIntersection,ee.vertexAlphas=W.vertexAlphas,ee.vertexTangents=W.vertexTangents,ee.toneMapping=W.toneMapping}function eu(P,W,ee,Y,j){W.isScene!==!0&&(W=ii),Je.resetTextureUnits();let Te=W.fog,Ie=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?W.environment:null,Ee=ne===null?F.outputColorSpace:ne.isXRRenderTarget===!0?ne.texture.colorSpace:St.workingColorSpace,Le=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,Ve=I.get(Y.envMap||Ie,Le),nt=Y.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,_t=!!ee.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),ze=!!ee.morphAttributes.position,yt=!!ee.morphAttributes.normal,Sn=!!ee.morphAttributes.color,qt=Lr;Y.toneMapped&&(ne===null||ne.isXRRenderTarget===!0)&&(qt=F.toneMapping);let $t=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,si=$t!==void 0?$t.length:0,Oe=He.get(Y),Gn=S.state.lights;if(rn===!0&&(Vn===!0||P!==J)){let Xt=P===J&&Y.id===$;oe.setState(Y,P,Xt)}let Mt=!1,$r=!1;Y.version===Oe.__version?Oe.needsLights&&Oe.lightsStateVersion!==Gn.state.version||j.isBatchedMesh&&Oe.batching===!1||!j.isBatchedMesh&&Oe.batching===!0||j.isBatchedMesh&&Oe.batchingColor===!0&&j._colorsTexture===null||j.isBatchedMesh&&Oe.batchingColor===!1&&j._colorsTexture!==null||j.isInstancedMesh&&Oe.instancing===!1||!j.isInstancedMesh&&Oe.instancing===!0||j.isSkinnedMesh&&Oe.skinning===!1||!j.isSkinnedMesh&&Oe.skinning===!0||j.isInstancedMesh&&Oe.instancingColor===!0&&j.instanceColor===null||j.isInstancedMesh&&Oe.instancingColor===!1&&j.instanceColor!==null||j.isInstancedMesh&&Oe.instancingMorph===!0&&j.morphTexture===null||j.isInstancedMesh&&Oe.instancingMorph===!1&&j.morphTexture!==null||Oe.envMap!==Ve||Y.fog===!0&&Oe.fog!==Te||Oe.numClippingPlanes!==void 0&&(Oe.numClippingPlanes!==oe.numPlanes||Oe.numIntersection!==oe.numIntersection)||Oe.vertexAlphas!==nt||Oe.vertexTangents!==_t||Oe.morphTargets!==ze||Oe.morphNormals!==yt||Oe.morphColors!==Sn||Oe.morphTargetsCount!==si||Oe.numLightProbeGrids!==Un(S.state.lightProbeGridArray)?Mt=!0:(Oe.outputColorSpace!==Ee||Oe.toneMapping!==qt)&&($r=!0):(Mt=!0,Oe.__version=Y.version);let Wn=Oe.currentProgram;(Mt===!0||$r===!0)&&(Wn=$r===!0?ns(Y,W,j,Ee,qt):fr(Y,W,j),V&&Y.isNodeMaterial&&V.onUpdateProgram(Y,Wn,Oe));let ml=!1,pr=!1,Xr=!1,mt=Wn.getUniforms(),Pn=Oe.uniforms;if(we.useProgram(Wn.program)&&(ml=!0,pr=!0,Xr=!0),Y.id!==$&&($=Y.id,pr=!0),ml||J!==P){we.buffers.depth.getReversed()&&P.reversedDepth!==!0&&(P._reversedDepth=!0,P.updateProjectionMatrix()),mt.setValue(H,"projectionMatrix",P.projectionMatrix),mt.setValue(H,"viewMatrix",P.matrixWorldInverse);let qn=mt.map.cameraPosition;qn!==void 0&&qn.setValue(H,mi.setFromMatrixPosition(P.matrixWorld)),lt.logarithmicDepthBuffer&&mt.setValue(H,"logDepthBufFC",2/(Math.log(P.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&mt.setValue(H,"isOrthographic",P.isOrthographicCamera===!0),J!==P&&(J=P,pr=!0,Xr=!0)}if(Oe.needsLights&&(Gn.state.sunShadowMap.length>0&&mt.setValue(H,"sunShadowMap",Gn.state.sunShadowMap,Je),Gn.state.directionalShadowMap.length>0&&mt.setValue(H,"directionalShadowMap",Gn.state.directionalShadowMap,Je),Gn.state.spotShadowMap.length>0&&mt.setValue(H,"spotShadowMap",Gn.state.spotShadowMap,Je),Gn.state.pointShadowMap.length>0&&mt.setValue(H,"pointShadowMap",Gn.state.pointShadowMap,Je)),j.isSkinnedMesh){mt.setOptional(H,j,"bindMatrix"),mt.setOptional(H,j,"bindMatrixInverse");let Xt=j.skeleton;Xt&&(Xt.boneTexture===null&&Xt.computeBoneTexture(),mt.setValue(H,"boneTexture",Xt.boneTexture,Je))}j.isBatchedMesh&&(mt.setOptional(H,j,"batchingTexture"),mt.setValue(H,"batchingTexture",j._matricesTexture,Je),mt.setOptional(H,j,"batchingIdTexture"),mt.setValue(H,"batchingIdTexture",j._indirectTexture,Je),mt.setOptional(H,j,"batchingColorTexture"),j._colorsTexture!==null&&mt.setValue(H,"batchingColorTexture",j._colorsTexture,Je));let zi=ee.morphAttributes;if((zi.position!==void 0||zi.normal!==void 0||zi.color!==void 0)&&ae.update(j,ee,Wn),(pr||Oe.receiveShadow!==j.receiveShadow)&&(Oe.receiveShadow=j.receiveShadow,mt.setValue(H,"receiveShadow",j.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&W.environment!==null&&(Pn.envMapIntensity.value=W.environmentIntensity),Pn.dfgLUT!==void 0&&(Pn.dfgLUT.value=H2()),pr){if(mt.setValue(H,"toneMappingExposure",F.toneMappingExposure),Oe.needsLights&&fl(Pn,Xr),Te&&Y.fog===!0&&ve.refreshFogUniforms(Pn,Te),ve.refreshMaterialUniforms(Pn,Y,Se,Ce,S.state.transmissionRenderTarget[P.id]),Oe.needsLights&&Oe.numLightProbeGrids>0){let Xt=b,qn=0;for(let Pi of S.state.lightProbeGridArray)Pi.texture!==null&&(Xt.textures[qn]=Pi.texture,Xt.min[qn]=Pi.boundingBox.min,Xt.max[qn]=Pi.boundingBox.max,Xt.resolution[qn]=Pi.resolution,qn++);for(let Pi in Xt)Xt[Pi].length=qn;Pn.probesSH.value=Xt.textures,Pn.probesMin.value=Xt.min,Pn.probesMax.value=Xt.max,Pn.probesResolution.value=Xt.resolution}bc.upload(H,Ao(Oe),Pn,Je)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(bc.upload(H,Ao(Oe),Pn,Je),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&mt.setValue(H,"center",j.center),mt.setValue(H,"modelViewMatrix",j.modelViewMatrix),mt.setValue(H,"normalMatrix",j.normalMatrix),mt.setValue(H,"modelMatrix",j.matrixWorld),Y.uniformsGroups!==void 0){let Xt=Y.uniformsGroups;for(let qn=0,Pi=Xt.length;qn<Pi;qn++){let qh=Xt[qn];qe.update(qh,Wn),qe.bind(qh,Wn)}}return Wn}function fl(P,W){P.ambientLightColor.needsUpdate=W,P.lightProbe.needsUpdate=W,P.sunLights.needsUpdate=W,P.sunLightShadows.needsUpdate=W,P.directionalLights.needsUpdate=W,P.directionalLightShadows.needsUpdate=W,P.pointLights.needsUpdate=W,P.pointLightShadows.needsUpdate=W,P.spotLights.needsUpdate=W,P.spotLightShadows.needsUpdate=W,P.rectAreaLights.needsUpdate=W,P.hemisphereLights.needsUpdate=W}function To(P){return P.isMeshLambertMaterial||P.isMeshToonMaterial||P.isMeshPhongMaterial||P.isMeshStandardMaterial||P.isShadowMaterial||P.isShaderMaterial&&P.lights===!0}this.getActiveCubeFace=function(){return B},this.getActiveMipmapLevel=function(){return G},this.getRenderTarget=function(){return ne},this.setRenderTargetTextures=function(P,W,ee){let Y=He.get(P);Y.__autoAllocateDepthBuffer=P.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),He.get(P.texture).__webglTexture=W,He.get(P.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:ee,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(P,W){let ee=He.get(P);ee.__webglFramebuffer=W,ee.__useDefaultFramebuffer=W===void 0},this.setRenderTarget=function(P,W=0,ee=0){ne=P,B=W,G=ee;let Y=null,j=!1,Te=!1;if(P){let Ee=He.get(P);if(Ee.__useDefaultFramebuffer!==void 0){we.bindFramebuffer(H.FRAMEBUFFER,Ee.__webglFramebuffer),te.copy(P.viewport),de.copy(P.scissor),re=P.scissorTest,we.viewport(te),we.scissor(de),we.setScissorTest(re),$=-1;return}else if(Ee.__webglFramebuffer===void 0)Je.setupRenderTarget(P);else if(Ee.__hasExternalTextures)Je.rebindTextures(P,He.get(P.texture).__webglTexture,He.get(P.depthTexture).__webglTexture);else if(P.depthBuffer){let nt=P.depthTexture;if(Ee.__boundDepthTexture!==nt){if(nt!==null&&He.has(nt)&&(P.width!==nt.image.width||P.height!==nt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Je.setupDepthRenderbuffer(P)}}let Le=P.texture;(Le.isData3DTexture||Le.isDataArrayTexture||Le.isCompressedArrayTexture)&&(Te=!0);let Ve=He.get(P).__webglFramebuffer;P.isWebGLCubeRenderTarget?(Array.isArray(Ve[W])?Y=Ve[W][ee]:Y=Ve[W],j=!0):P.samples>0&&Je.useMultisampledRTT(P)===!1?Y=He.get(P).__webglMultisampledFramebuffer:Array.isArray(Ve)?Y=Ve[ee]:Y=Ve,te.copy(P.viewport),de.copy(P.scissor),re=P.scissorTest}else te.copy(Ge).multiplyScalar(Se).floor(),de.copy(vt).multiplyScalar(Se).floor(),re=pt;if(ee!==0&&(Y=L),we.bindFramebuffer(H.FRAMEBUFFER,Y)&&we.drawBuffers(P,Y),we.viewport(te),we.scissor(de),we.setScissorTest(re),j){let Ee=He.get(P.texture);H.framebufferTexture2D(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_CUBE_MAP_POSITIVE_X+W,Ee.__webglTexture,ee)}else if(Te){let Ee=W;for(let Le=0;Le<P.textures.length;Le++){let Ve=He.get(P.textures[Le]);H.framebufferTextureLayer(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0+Le,Ve.__webglTexture,ee,Ee)}}else if(P!==null&&ee!==0){let Ee=He.get(P.texture);H.framebufferTexture2D(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,Ee.__webglTexture,ee)}$=-1};function pl(P){let W=He.get(P);return(W.__readFormat!==P.format||W.__readType!==P.type)&&(W.__readFormat=P.format,W.__readType=P.type,W.__formatReadable=lt.textureFormatReadable(P.format),W.__typeReadable=lt.textureTypeReadable(P.type)),W}this.readRenderTargetPixels=function(P,W,ee,Y,j,Te,Ie,Ee=0){if(!(P&&P.isWebGLRenderTarget)){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Le=He.get(P).__webglFramebuffer;if(P.isWebGLCubeRenderTarget&&Ie!==void 0&&(Le=Le[Ie],Array.isArray(Le)&&(Le=Le[0])),Le){we.bindFramebuffer(H.FRAMEBUFFER,Le);try{let Ve=P.textures[Ee],nt=Ve.format,_t=Ve.type;P.textures.length>1&&H.readBuffer(H.COLOR_ATTACHMENT0+Ee);let ze=pl(Ve);if(ze.__formatReadable===!1){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ze.__typeReadable===!1){tt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}W>=0&&W<=P.width-Y&&ee>=0&&ee<=P.height-j&&H.readPixels(W,ee,Y,j,ge.convert(nt),ge.convert(_t),Te)}finally{let Ve=ne!==null?He.get(ne).__webglFramebuffer:null;we.bindFramebuffer(H.FRAMEBUFFER,Ve)}}},this.readRenderTargetPixelsAsync=async function(P,W,ee,Y,j,Te,Ie,Ee=0){if(!(P&&P.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Le=He.get(P).__webglFramebuffer;if(P.isWebGLCubeRenderTarget&&Ie!==void 0&&(Le=Le[Ie],Array.isArray(Le)&&(Le=Le[0])),Le)if(W>=0&&W<=P.width-Y&&ee>=0&&ee<=P.height-j){we.bindFramebuffer(H.FRAMEBUFFER,Le);let Ve=P.textures[Ee],nt=Ve.format,_t=Ve.type;P.textures.length>1&&H.readBuffer(H.COLOR_ATTACHMENT0+Ee);let ze=pl(Ve);if(ze.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ze.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let yt=H.createBuffer();H.bindBuffer(H.PIXEL_PACK_BUFFER,yt),H.bufferData(H.PIXEL_PACK_BUFFER,Te.byteLength,H.STREAM_READ),H.readPixels(W,ee,Y,j,ge.convert(nt),ge.convert(_t),0),H.bindBuffer(H.PIXEL_PACK_BUFFER,null);let Sn=ne!==null?He.get(ne).__webglFramebuffer:null;we.bindFramebuffer(H.FRAMEBUFFER,Sn);let qt=H.fenceSync(H.SYNC_GPU_COMMANDS_COMPLETE,0);return H.flush(),await ib(H,qt,4),H.bindBuffer(H.PIXEL_PACK_BUFFER,yt),H.getBufferSubData(H.PIXEL_PACK_BUFFER,0,Te),H.bindBuffer(H.PIXEL_PACK_BUFFER,null),H.deleteBuffer(yt),H.deleteSync(qt),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(P,W=null,ee=0){let Y=Math.pow(2,-ee),j=Math.floor(P.image.width*Y),Te=Math.floor(P.image.height*Y),Ie=W!==null?W.x:0,Ee=W!==null?W.y:0;Je.setTexture2D(P,0),H.copyTexSubImage2D(H.TEXTURE_2D,ee,0,0,Ie,Ee,j,Te),we.unbindTexture()},this.copyTextureToTexture=function(P,W,ee=null,Y=null,j=0,Te=0){let Ie,Ee,Le,Ve,nt,_t,ze,yt,Sn,qt=P.isCompressedTexture?P.mipmaps[Te]:P.image;if(ee!==null)Ie=ee.max.x-ee.min.x,Ee=ee.max.y-ee.min.y,Le=ee.isBox3?ee.max.z-ee.min.z:1,Ve=ee.min.x,nt=ee.min.y,_t=ee.isBox3?ee.min.z:0;else{let mt=Math.pow(2,-j);Ie=Math.floor(qt.width*mt),Ee=Math.floor(qt.height*mt),P.isDataArrayTexture?Le=qt.depth:P.isData3DTexture?Le=Math.floor(qt.depth*mt):Le=1,Ve=0,nt=0,_t=0}Y!==null?(ze=Y.x,yt=Y.y,Sn=Y.z):(ze=0,yt=0,Sn=0);let $t=ge.convert(W.format),si=ge.convert(W.type),Oe;W.isData3DTexture?(Je.setTexture3D(W,0),Oe=H.TEXTURE_3D):W.isDataArrayTexture||W.isCompressedArrayTexture?(Je.setTexture2DArray(W,0),Oe=H.TEXTURE_2D_ARRAY):(Je.setTexture2D(W,0),Oe=H.TEXTURE_2D),we.activeTexture(H.TEXTURE0),we.pixelStorei(H.UNPACK_FLIP_Y_WEBGL,W.flipY),we.pixelStorei(H.UNPACK_PREMULTIPLY_ALPHA_WEBGL,W.premultiplyAlpha),we.pixelStorei(H.UNPACK_ALIGNMENT,W.unpackAlignment);let Gn=we.getParameter(H.UNPACK_ROW_LENGTH),Mt=we.getParameter(H.UNPACK_IMAGE_HEIGHT),$r=we.getParameter(H.UNPACK_SKIP_PIXELS),Wn=we.getParameter(H.UNPACK_SKIP_ROWS),ml=we.getParameter(H.UNPACK_SKIP_IMAGES);we.pixelStorei(H.UNPACK_ROW_LENGTH,qt.width),we.pixelStorei(H.UNPACK_IMAGE_HEIGHT,qt.height),we.pixelStorei(H.UNPACK_SKIP_PIXELS,Ve),we.pixelStorei(H.UNPACK_SKIP_ROWS,nt),we.pixelStorei(H.UNPACK_SKIP_IMAGES,_t);let pr=P.isDataArrayTexture||P.isData3DTexture,Xr=W.isDataArrayTexture||W.isData3DTexture;if(P.isDepthTexture){let mt=He.get(P),Pn=He.get(W),zi=He.get(mt.__renderTarget),Xt=He.get(Pn.__renderTarget);we.bindFramebuffer(H.READ_FRAMEBUFFER,zi.__webglFramebuffer),we.bindFramebuffer(H.DRAW_FRAMEBUFFER,Xt.__webglFramebuffer);for(let qn=0;qn<Le;qn++)pr&&(H.framebufferTextureLayer(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,He.get(P).__webglTexture,j,_t+qn),H.framebufferTextureLayer(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,He.get(W).__webglTexture,Te,Sn+qn)),H.blitFramebuffer(Ve,nt,Ve+Ie,nt+Ee,ze,yt,ze+Ie,yt+Ee,H.DEPTH_BUFFER_BIT,H.NEAREST);we.bindFramebuffer(H.READ_FRAMEBUFFER,null),we.bindFramebuffer(H.DRAW_FRAMEBUFFER,null)}else if(j!==0||P.isRenderTargetTexture||He.has(P)){let mt=He.get(P),Pn=He.get(W);we.bindFramebuffer(H.READ_FRAMEBUFFER,R),we.bindFramebuffer(H.DRAW_FRAMEBUFFER,N);for(let zi=0;zi<Le;zi++)pr?H.framebufferTextureLayer(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,mt.__webglTexture,j,_t+zi):H.framebufferTexture2D(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,mt.__webglTexture,j),Xr?H.framebufferTextureLayer(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,Pn.__webglTexture,Te,Sn+zi):H.framebufferTexture2D(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,Pn.__webglTexture,Te),j!==0?H.blitFramebuffer(Ve,nt,Ve+Ie,nt+Ee,ze,yt,ze+Ie,yt+Ee,H.COLOR_BUFFER_BIT,H.NEAREST):Xr?H.copyTexSubImage3D(Oe,Te,ze,yt,Sn+zi,Ve,nt,Ie,Ee):H.copyTexSubImage2D(Oe,Te,ze,yt,Ve,nt,Ie,Ee);we.bindFramebuffer(H.READ_FRAMEBUFFER,null),we.bindFramebuffer(H.DRAW_FRAMEBUFFER,null)}else Xr?P.isDataTexture||P.isData3DTexture?H.texSubImage3D(Oe,Te,ze,yt,Sn,Ie,Ee,Le,$t,si,qt.data):W.isCompressedArrayTexture?H.compressedTexSubImage3D(Oe,Te,ze,yt,Sn,Ie,Ee,Le,$t,qt.data):H.texSubImage3D(Oe,Te,ze,yt,Sn,Ie,Ee,Le,$t,si,qt):P.isDataTexture?H.texSubImage2D(H.TEXTURE_2D,Te,ze,yt,Ie,Ee,$t,si,qt.data):P.isCompressedTexture?H.compressedTexSubImage2D(H.TEXTURE_2D,Te,ze,yt,qt.width,qt.height,$t,qt.data):H.texSubImage2D(H.TEXTURE_2D,Te,ze,yt,Ie,Ee,$t,si,qt);we.pixelStorei(H.UNPACK_ROW_LENGTH,Gn),we.pixelStorei(H.UNPACK_IMAGE_HEIGHT,Mt),we.pixelStorei(H.UNPACK_SKIP_PIXELS,$r),we.pixelStorei(H.UNPACK_SKIP_ROWS,Wn),we.pixelStorei(H.UNPACK_SKIP_IMAGES,ml),Te===0&&W.generateMipmaps===!0&&W.mipmapsAutoUpdate===!0&&H.generateMipmap(Oe),we.unbindTexture()},this.initRenderTarget=function(P){He.get(P).__webglFramebuffer===void 0&&Je.setupRenderTarget(P)},this.initTexture=function(P){P.isCubeTexture?Je.setTextureCube(P,0):P.isData3DTexture?Je.setTexture3D(P,0):P.isDataArrayTexture||P.isCompressedArrayTexture?Je.setTexture2DArray(P,0):Je.setTexture2D(P,0),we.unbindTexture()},this.resetState=function(){B=0,G=0,ne=null,we.reset(),Me.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Os}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=St._getDrawingBufferColorSpace(e),t.unpackColorSpace=St._getUnpackColorSpace()}};var Rg=class{known=new Map;version=0;get(e){return this.known.get(e)}add(e,t){this.known.set(e,t),this.version++}},Tp=new Rg;dg((n,e,...t)=>{/Context (Lost|Restored)/.test(e)||console[n](e,...t)});var G2={light:{body:["#eceef1",.42,0],joint:["#3b424b",.5,.1],accent:["#2f83bd",.4,.05],foot:["#6b7480",.55,.2]},dark:{body:["#cdd3da",.45,0],joint:["#2d333b",.5,.15],accent:["#3f9bd6",.4,.05],foot:["#525a64",.55,.2]}},W2=40,q2=12,Hb=new K(0,1,0),hi=n=>new K(n[0],n[1],n[2]),wc=n=>new Ut().set(...Array.from(n)),Wb=n=>new $u(n.map(([e,t])=>new ut(Math.max(e,0),t)),W2);function $2(n,e,t){let i=[];for(let s=0;s<=8;s++)i.push([e*Math.sin(s*Math.PI/16),-e*Math.cos(s*Math.PI/16)]);for(let s=8;s>=0;s--)i.push([t*Math.sin(s*Math.PI/16),n+t*Math.cos(s*Math.PI/16)]);return Wb(i)}function X2(n,e){let t=Math.min(.16*n,.3*e),i=e/2;return Wb([[0,-i],[n-t,-i],[n-.3*t,-i+.3*t],[n,-i+t],[n,i-t],[n-.3*t,i-.3*t],[n-t,i],[0,i]]).toNonIndexed()}var Gb=n=>(n.computeVertexNormals(),n),Ep=class{kind="webgl";renderer;scene=new hc;camera=new Wi(Na*180/Math.PI,1,.01,100);sun=new Zu("#ffffff",2.1);sky=new Ju("#ffffff","#8d949c",.55);shadow=new Fn(new Wa(1,1),new Xu({opacity:.2}));grid=new Hu(j2(q2),new Jo({vertexColors:!0,transparent:!0,depthWrite:!1,toneMapped:!1}));arm=new qi;ghost=new qi;over=new qi;geometries=new Map;materials={};surroundings=null;themed=null;built={figure:null,ghost:!1,dark:!1,layers:""};meshesSeen=-1;height=1;plain;constructor(e){this.plain=/swiftshader|llvmpipe|software|basic render/i.test(Y2()),this.renderer=new Sp({canvas:e,antialias:!this.plain,alpha:!0,preserveDrawingBuffer:!0,powerPreference:"low-power"}),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=qa,this.renderer.toneMapping=th,this.renderer.toneMappingExposure=1,this.renderer.setClearAlpha(0),this.sun.castShadow=!0,this.sun.shadow.mapSize.setScalar(this.plain?512:1024),this.sun.shadow.radius=5,this.sun.shadow.bias=-6e-4,this.sun.shadow.normalBias=.02,this.shadow.receiveShadow=!0,this.scene.add(this.sky,this.sun,this.sun.target,new Qu("#ffffff",.15),this.shadow,this.grid,this.arm,this.ghost,this.over);for(let t of[this.arm,this.ghost])t.matrixAutoUpdate=!1}resize(e,t,i){this.height=t,this.renderer.setPixelRatio(this.plain?1:i),this.renderer.setSize(e,t,!1),this.camera.aspect=e/t}draw(e){let{figure:t,frames:i,camera:s,dark:r,layers:o,extras:a}=e;this.theme(r);let l=`${o.has("com")} ${o.has("inertia")} ${o.has("axes")} ${o.has("frames")}`,c=this.built;(c.figure!==t||c.dark!==r||c.layers!==l||c.ghost!==!!a.ghost||this.meshesSeen!==Tp.version)&&(this.build(e),this.built={figure:t,ghost:!!a.ghost,dark:r,layers:l},this.meshesSeen=Tp.version),this.place(this.arm,i),this.arm.visible=!0,this.arm.children.forEach((h,d)=>{h.children.forEach(f=>{f.userData.part&&(f.visible=o.has("bodies")),f.userData.part&&f instanceof Fn&&(f.material=this.material(f.userData.part,a.link===d,o.has("inertia")||o.has("com")||o.has("frames")))})}),a.ghost&&this.place(this.ghost,a.ghost),this.surroundingsOf(e),this.drawOver(e),this.camera.position.set(...s.eye),this.camera.up.set(...s.up),this.camera.lookAt(hi(s.target));let u=hi(s.eye).distanceTo(hi(s.target));this.camera.near=Math.max(.002*u,.001),this.camera.far=u+30*t.reach,this.camera.updateProjectionMatrix(),this.renderer.render(this.scene,this.camera)}pick(e,t,i){let s=this.renderer.getSize(new ut),r=new eh;this.camera.updateMatrixWorld(),r.setFromCamera(new ut(2*t/s.x-1,1-2*i/s.y),this.camera);for(let o of r.intersectObject(this.arm,!0)){let a=this.arm.children.indexOf(J2(o.object,this.arm));if(a>0&&e.layers.has("bodies")&&o.object.userData.part)return{link:a,point:o.point.toArray()}}return null}dispose(){for(let e of this.geometries.values())e.dispose();for(let e of Object.values(this.materials))e.dispose();this.surroundings?.dispose(),this.renderer.dispose()}theme(e){if(this.themed!==e){this.themed=e,this.surroundings?.dispose(),this.surroundings=this.scene.environment=this.plain?null:this.reflections(e),this.scene.environmentIntensity=e?.55:.75,this.sun.intensity=(e?1.9:2.1)*(this.plain?1.15:1),this.sky.intensity=(e?.35:.5)+(this.plain?.95:0),this.shadow.material.opacity=e?.42:.2,this.grid.material.color.set(e?"#5a636e":"#98a2ae");for(let t of Object.values(this.materials))t.dispose();this.materials={},this.built.figure=null}}reflections(e){let t=new hc,i=(a,l,c,u)=>{let h=new Fn(new Rr(...c),new uo({color:new ft(a).multiplyScalar(l)}));h.position.set(...u),t.add(h)},s=new Fn(new Zs(10,16,12),new uo({color:e?"#2a2f36":"#9aa1aa",side:Ci}));t.add(s),i("#ffffff",e?7:6,[5,5,.1],[2,-3,7]),i("#ffffff",e?4:3,[.1,5,3],[7,2,2]),i("#dfe8f5",e?3:2.4,[4,.1,3],[-3,7,3]);let r=new Mc(this.renderer),o=r.fromScene(t,.06).texture;return r.dispose(),o}keep(e,t){return this.materials[e]??=t()}material(e,t,i){let[s,r,o]=G2[this.themed?"dark":"light"][e];return this.keep(`${e} ${t} ${i}`,()=>new jo({color:s,roughness:r,metalness:o,transparent:i,opacity:i?.38:1,depthWrite:!i,emissive:t?"#0072B2":"#000000",emissiveIntensity:t?.35:0}))}flat(e){return this.keep(`flat ${e}`,()=>new uo({color:e,toneMapped:!1,depthTest:!1,transparent:!0}))}geometry(e,t){let i=this.geometries.get(e);return i||this.geometries.set(e,i=t()),i}build({figure:e,layers:t,extras:i,dark:s}){if(this.geometries.size>400){for(let l of this.geometries.values())l.dispose();this.geometries.clear()}this.arm.clear(),this.ghost.clear();let r=s?Oa:Fa,o=this.keep("ghost",()=>new jo({color:"#0072B2",transparent:!0,opacity:.16,roughness:.8,depthWrite:!1})),a=.09*e.reach;if(e.links.forEach((l,c)=>{let u=new qi,h=new qi;u.matrixAutoUpdate=h.matrixAutoUpdate=!1;for(let d of l.parts)for(let f of this.bodies(d))if(f.castShadow=f.receiveShadow=!0,f.userData.part=d.tone,u.add(f),i.ghost&&c){let g=new Fn(f.geometry,o);g.matrixAutoUpdate=!1,g.matrix.copy(f.matrix),h.add(g)}if(t.has("com")&&l.mass>0&&c){let d=new Fn(this.geometry("com",()=>new Zs(1,24,16)),this.keep("com",()=>new jo({color:"#E69F00",roughness:.5,depthTest:!1,transparent:!0})));d.position.copy(hi(l.com)),d.scale.setScalar(.013*e.reach),d.renderOrder=8,u.add(d)}if(t.has("inertia")&&c){let d=Wy(l.mass,l.inertia);if(d){let f=new Fn(this.geometry("com",()=>new Zs(1,24,16)),this.keep("inertia",()=>new jo({color:"#CC79A7",roughness:.6,transparent:!0,opacity:.55}))),[g,y,m]=d.axes.map(hi),v=d.half.map(_=>Math.min(Math.max(_,.004*e.reach),e.reach));f.matrixAutoUpdate=!1,f.matrix.makeBasis(g.multiplyScalar(v[0]),y.multiplyScalar(v[1]),m.multiplyScalar(v[2])).setPosition(hi(l.com)),f.renderOrder=4,u.add(f)}}t.has("frames")&&u.add(this.triad(a,r)),this.arm.add(u),this.ghost.add(h)}),t.has("axes"))for(let l of e.joints){let c=new Ko(this.geometry("axis",()=>K2([[0,0,-1],[0,0,1]])),this.keep("axis",()=>new pc({color:s?"#e6e8eb":"#2b3036",dashSize:.05,gapSize:.03,depthTest:!1,transparent:!0})));c.computeLineDistances(),c.matrixAutoUpdate=!1,c.matrix.copy(wc(l.frame)).scale(new K(1,1,.24*e.reach)),c.renderOrder=7,this.arm.children[l.link].add(c)}}bodies(e){let t=this.material(e.tone,!1,!1),i=(o,a)=>{let l=new Fn(o,t);return l.matrixAutoUpdate=!1,l.matrix.copy(a),l},s=(o,a)=>new Ut().makeRotationFromQuaternion(new _s().setFromUnitVectors(Hb,hi(a).normalize())).setPosition(hi(o)),r=o=>o.toPrecision(4);switch(e.kind){case"limb":{let o=e.to.map((l,c)=>l-e.from[c]),a=Math.hypot(...o);return a<1e-9?[i(this.geometry("ball",()=>new Zs(1,32,24)),new Ut().makeScale(e.r0,e.r0,e.r0).setPosition(hi(e.from)))]:[i(this.geometry(`limb ${r(a)} ${r(e.r0)} ${r(e.r1)}`,()=>$2(a,e.r0,e.r1)),s(e.from,o))]}case"drum":return[i(this.geometry(`drum ${r(e.radius)} ${r(e.length)}`,()=>Gb(X2(e.radius,e.length))),s(e.at,e.axis))];case"beam":{let o=e.to.map((c,u)=>c-e.from[u]),a=Math.max(Math.hypot(...o),1e-6),l=e.from.map((c,u)=>c+o[u]/2);return[i(this.geometry(`beam ${r(a)} ${r(e.width)}`,()=>new Rr(e.width,a,e.width)),s(l,o))]}case"ball":return[i(this.geometry("ball",()=>new Zs(1,32,24)),new Ut().makeScale(e.radius,e.radius,e.radius).setPosition(hi(e.at)))];case"ellipsoid":return[i(this.geometry("ball",()=>new Zs(1,32,24)),wc(e.frame).scale(hi(e.size)))];case"box":return[i(this.geometry(`box ${e.size.map(r).join(" ")}`,()=>new Rr(...e.size)),wc(e.frame))];case"mesh":{let o=Tp.get(e.mesh);if(!o)return[];let a=this.geometry(`mesh ${e.mesh}`,()=>Gb(new Ei().setAttribute("position",new Fi(o,3))));return[i(a,wc(e.frame).scale(hi(e.size.length===3?e.size:[1,1,1])))]}}}triad(e,t,i=1){let s=new qi;return[[1,0,0],[0,1,0],[0,0,1]].forEach((r,o)=>s.add(this.arrow([0,0,0],r.map(a=>a*e),t[o],.055*e*i))),s}arrow(e,t,i,s,r=1){let o=new qi,a=Math.hypot(...t);if(a<1e-9)return o;let l=Math.min(4.2*s,.6*a),c=new Fn(this.geometry("shaft",()=>new fc(1,1,1,16).translate(0,.5,0)),this.flat(i));c.scale.set(s,Math.max(a-l,1e-6),s),o.add(c);for(let u=0;u<r;u++){let h=new Fn(this.geometry("cone",()=>new fc(0,1,1,20).translate(0,.5,0)),this.flat(i));h.scale.set(2.4*s,l,2.4*s),h.position.y=a-l-u*.7*l,o.add(h)}return o.quaternion.setFromUnitVectors(Hb,hi(t).normalize()),o.position.copy(hi(e)),o.traverse(u=>u.renderOrder=9),o}place(e,t){e.children.forEach((i,s)=>{t[s]&&i.matrix.copy(wc(t[s])),i.matrixWorldNeedsUpdate=!0})}surroundingsOf({figure:e,frames:t,layers:i}){let{reach:s}=e,r=hi(e.up),o=ql(e,t[0]),a=hi([t[0][3],t[0][7],t[0][11]]),l=a.addScaledVector(r,o-a.dot(r)),c=new _s().setFromUnitVectors(new K(0,0,1),r);for(let g of[this.shadow,this.grid])g.position.copy(l),g.quaternion.copy(c),g.visible=i.has("grid");let u=10**Math.floor(Math.log10(s*.45)),h=[1,2,5,10].map(g=>g*u).find(g=>g>=s*.22)??u;this.shadow.scale.setScalar(9*s),this.grid.scale.setScalar(h),this.grid.position.addScaledVector(r,.001*s);let d=new K(.55,-.4,0).applyQuaternion(c);this.sun.position.copy(l).addScaledVector(r,3*s).addScaledVector(d,2.2*s),this.sun.target.position.copy(l).addScaledVector(r,.4*s);let f=this.sun.shadow.camera;f.left=f.bottom=-1.7*s,f.right=f.top=1.7*s,f.near=.5*s,f.far=8*s,f.updateProjectionMatrix(),this.sun.shadow.normalBias=.008*s}drawOver({figure:e,extras:t,trace:i,layers:s,dark:r,camera:o,large:a}){this.over.traverse(h=>h instanceof Ko&&h.userData.own&&h.geometry.dispose()),this.over.clear();let l=r?Wl:zo,c=2*Math.tan(Na/2)*hi(o.eye).distanceTo(hi(o.target))/this.height,u=(h,d,f=!1)=>{let g=new Ei().setAttribute("position",new Fi(Float32Array.from(h),3)),y=new Ko(g,f?this.keep(`dash ${d} ${e.reach}`,()=>new pc({color:d,dashSize:.03*e.reach,gapSize:.02*e.reach,toneMapped:!1})):this.keep(`line ${d}`,()=>new Jo({color:d,toneMapped:!1})));f&&y.computeLineDistances(),y.userData.own=!0,this.over.add(y)};if(i&&i.length>3&&s.has("trace")&&u(i,l[1]),t.paths?.forEach(h=>u(h.points,l[h.colour%l.length],h.dashed)),t.arrows?.forEach(h=>this.over.add(this.arrow(h.at,h.vector,l[h.colour%l.length],2.6*a*c,h.double?2:1))),t.frames?.forEach(h=>{let d=this.triad(h.size??.09*e.reach,r?Oa:Fa,h.strong?1.5:1);d.matrixAutoUpdate=!1,d.matrix.copy(wc(h.frame)),this.over.add(d)}),t.goal){let h=new Fn(this.geometry("ball",()=>new Zs(1,32,24)),this.keep("goal",()=>new uo({color:"#D55E00",transparent:!0,opacity:.7,depthTest:!1})));h.position.copy(hi(t.goal)),h.scale.setScalar(7*a*c),h.renderOrder=10,this.over.add(h)}if(t.joint!==void 0&&e.joints[t.joint]){let h=e.joints[t.joint],d=Tt(this.arm.children[h.link].matrix.clone().transpose().toArray(),h.frame),f=[d[3],d[7],d[11]],g=[d[2],d[6],d[10]].map(y=>y*.26*e.reach);this.over.add(this.arrow(f.map((y,m)=>y-.5*g[m]),g.map(y=>1.5*y),l[4],2.2*a*c))}}};function Y2(){let n=document.createElement("canvas").getContext("webgl2"),e=n?.getExtension("WEBGL_debug_renderer_info"),t=n&&e?String(n.getParameter(e.UNMASKED_RENDERER_WEBGL)):"";return n?.getExtension("WEBGL_lose_context")?.loseContext(),t}function J2(n,e){let t=n;for(;t.parent&&t.parent!==e;)t=t.parent;return t}function K2(n){return new Ei().setAttribute("position",new Fi(Float32Array.from(n.flat()),3))}function j2(n){let e=[],t=[],i=(s,r,o)=>{let a=Math.min(1,Math.hypot(s,r)/n),l=Math.max(0,Math.min(1,(1-a)/.8));return l*l*(3-2*l)*(o?.95:.5)};for(let s=-n;s<=n;s++)for(let r=-n;r<n;r++)for(let o of[!1,!0])for(let a of[r,r+1]){let[l,c]=o?[s,a]:[a,s];e.push(l,c,0),t.push(1,1,1,i(l,c,s===0))}return new Ei().setAttribute("position",new Fi(Float32Array.from(e),3)).setAttribute("color",new Fi(Float32Array.from(t),4))}var Zn=be({}),bs=be({}),Tc={count:0,script:0,call:0,kind:""},Xi=be(null),Nr=null,tn={width:1,height:1},Pg=!0;function Rp(){let n=Ds.peek(),e=Md.peek();if(!n||!e.length)return null;let{middle:t,radius:i}=Rd({figure:n,frames:e});return Cd(t,i,n.up,tn.width/tn.height)}function Cc(){Xi.value=Rp(),dn({eye:[],target:[]})}function Pp(n){Xi.value=n,clearTimeout(qb),qb=window.setTimeout(()=>dn({eye:n.eye,target:n.target}),250)}var qb=0,ph=(n,e)=>{Xi.peek()&&Pp(zy(Xi.peek(),n,e))},Ac=(n,e)=>{Xi.peek()&&Pp(Vy(Xi.peek(),n,e))},ja=n=>{Xi.peek()&&Pp(Hy(Xi.peek(),n,Ds.peek()?.reach??1))};function Ec(n){let e=Rp();if(!e)return;if(n==="corner")return Cc();let t=Rt(Tn(e.eye,e.target)),i={front:[0,1,0],side:[1,0,0],top:[0,0,1]}[n],s=e.up,o=Math.abs(s[0]*i[0]+s[1]*i[1]+s[2]*i[2])>.99?[.001,.002,.001]:[0,0,0];Pp({...e,eye:e.target.map((a,l)=>a+t*((n==="front"?-1:1)*i[l]+o[l]))})}var Cp=be(null);It(()=>{let n=an.value,e=Ds.value,t=$e.value;if(!n||!e||!t||e.tip.link<0||!Dt.value.layers.includes("trace"))return void(Cp.value=null);let i=Math.min(n.t.length,300),s=new Float32Array(3*i);for(let r=0;r<i;r++){let o=Math.round(r*(n.t.length-1)/Math.max(i-1,1)),a=Tu(n.q.map(l=>l[o]));if(!a.length)return void(Cp.value=null);s.set(We(Tt(a[e.tip.link],e.tip.frame)),3*r)}Cp.value=s});function Ig(){let n=Ds.value,e=Md.value,t=Xi.value;return!n||!t||e.length!==n.links.length?null:{figure:n,frames:e,layers:new Set(Dt.value.layers),extras:Zn.value,trace:Cp.value,camera:{...t,up:n.up},dark:wd.value,large:Ad.value}}function Z2(n,e,t){n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,tn.width,tn.height);let i=to(e.camera,tn.width,tn.height),s=e.dark?Oa:Fa;n.font=`600 ${12.5*e.large}px system-ui, sans-serif`,n.textAlign="center",n.textBaseline="middle",n.lineJoin="round";for(let r of qy(e)){let[o,a,l]=i(r.at);if(l<=0)continue;n.strokeStyle=e.dark?"rgba(18,21,25,0.9)":"rgba(255,255,255,0.92)",n.lineWidth=3.5;let c={ink:e.dark?"#e8ebee":"#1d2127",soft:e.dark?"#a3adb8":"#59626d",accent:e.dark?"#FFB26B":"#a34700",x:s[0],y:s[1],z:s[2]}[r.tone];n.fillStyle=c;let[u,h]=r.off??[0,0];n.strokeText(r.text,o+u,a+h),n.fillText(r.text,o+u,a+h)}}async function $b(){let[n,e]=[...document.querySelectorAll(".scene canvas")],t=document.createElement("canvas");t.width=n.width,t.height=n.height;let i=t.getContext("2d");return i.fillStyle=getComputedStyle(document.documentElement).getPropertyValue("--scene").trim()||"#ffffff",i.fillRect(0,0,t.width,t.height),i.drawImage(n,0,0),e?.width&&i.drawImage(e,0,0,t.width,t.height),new Promise(s=>t.toBlob(r=>s(r),"image/png"))}function Xb(){let n=Kt(null),e=Kt(null),t=xn("webgl"),i=xn(!1);Ct(()=>{let r=n.current,o=e.current.getContext("2d"),a,l=1,c=0,u=null,h=R=>{Nr?.dispose(),a?.remove(),a=document.createElement("canvas"),a.setAttribute("aria-hidden","true"),r.prepend(a),Nr=R?new Pd(a):new Ep(a),t.value=Tc.kind=Nr.kind,!R&&(a.addEventListener("webglcontextlost",N=>{N.preventDefault(),i.value=!0,Nr=null,h(!0),y()},{once:!0}),a.addEventListener("webglcontextrestored",()=>{i.value=!1,h(!1),y()},{once:!0}))},d=()=>{let R=document.createElement("canvas"),N=!new URLSearchParams(location.search).has("canvas")&&R.getContext("webgl2");return N&&N.getExtension("WEBGL_lose_context")?.loseContext(),!!N},f=()=>{if(c=0,!Nr||!r.isConnected)return;let R=performance.now(),N=Ig();if(!N)return;let B=performance.now();Nr.draw(N);let G=performance.now();Z2(o,N,l),u=N,Pg=!1,Tc.count++,Tc.call=G-B,Tc.script=B-R+performance.now()-G},g=()=>{Pg=!0,c||=requestAnimationFrame(f)},y=()=>{let R=r.getBoundingClientRect();if(R.width<2||R.height<2)return;let N=tn.width/tn.height;tn={width:Math.round(R.width),height:Math.round(R.height)},l=Math.min(devicePixelRatio||1,2),Nr?.resize(tn.width,tn.height,l);let B=e.current;B.width=Math.round(tn.width*l),B.height=Math.round(tn.height*l);let G=Dt.peek();(!Xi.peek()||!G.eye.length&&Math.abs(N-tn.width/tn.height)>.02)&&(Xi.value=Rp()),g()};h(!d());let m=new ResizeObserver(y);m.observe(r),y();let v=null,_=[It(()=>{let R=dt.value,N=Ds.value,{eye:B,target:G}=Dt.value,ne=R.kind==="dh"||Zt.value!==null,$=v!==null&&R.name===v.name&&ne===v.known&&Xi.peek()!==null;!N||!Md.value.length||(B.length===3&&G.length===3?Rt(Tn(B,Xi.peek()?.eye??[1e9,0,0]))>1e-9&&(Xi.value={eye:B,target:G,up:N.up}):$||(Xi.value=Rp()),v={name:R.name,known:ne})}),It(()=>{Ig(),Da.value,g()})],w=new Map,b=null,E=R=>{let N=r.getBoundingClientRect();return[R.clientX-N.left,R.clientY-N.top]},S=(R,N,B)=>{if(!u||!bs.peek().tip||u.figure.tip.link<0)return null;let G=Zn.peek().goal??We(Tt(u.frames[u.figure.tip.link],u.figure.tip.frame)),[ne,$]=to(u.camera,tn.width,tn.height)(G);return Math.hypot(ne-R,$-N)<B?G:null},x=R=>{if(R.button>2||R.target.closest("button,.menu,.scene-words"))return;if(r.focus({preventScroll:!0}),r.setPointerCapture(R.pointerId),w.set(R.pointerId,[R.clientX,R.clientY]),w.size>1){A();return}let[N,B]=E(R),G=R.pointerType==="touch",ne=R.button===0&&!R.shiftKey?S(N,B,G?36:22):null,$=bs.peek().link,J=R.button===0&&!R.shiftKey&&!ne&&$&&u?Nr?.pick(u,N,B)??null:null;ne?b={kind:"tip",depth:ne}:J?(b={kind:"link",hit:J,depth:J.point},$?.(J,J.point,"start")):b={kind:R.button||R.shiftKey?"pan":"turn"},r.dataset.held=b.kind,R.preventDefault()},A=()=>{b?.kind==="tip"&&bs.peek().tip?.(b.depth,"end"),b?.kind==="link"&&bs.peek().link?.(b.hit,b.depth,"end"),b=null,delete r.dataset.held},U=R=>{let N=w.get(R.pointerId);if(!N){R.pointerType==="mouse"&&bs.peek().tip&&r.classList.toggle("over-tip",!!S(...E(R),22));return}let[B,G]=[R.clientX-N[0],R.clientY-N[1]],ne=[...w].filter(([$])=>$!==R.pointerId);if(w.set(R.pointerId,[R.clientX,R.clientY]),ne.length===1){let[,[$,J]]=ne[0],te=Math.hypot(N[0]-$,N[1]-J),de=Math.hypot(R.clientX-$,R.clientY-J);te>0&&de>0&&ja(te/de),Ac(B/2/tn.height,G/2/tn.height)}else b?.kind==="turn"?ph(B*2.4/tn.height*1.6,G*2.4/tn.height):b?.kind==="pan"?Ac(B/tn.height,G/tn.height):b&&u&&(b.depth=Gy(u.camera,b.depth,...E(R),tn.width,tn.height),b.kind==="tip"?bs.peek().tip?.(b.depth,"move"):bs.peek().link?.(b.hit,b.depth,"move"))},F=R=>{w.delete(R.pointerId),w.size||A()},k=R=>{R.preventDefault(),ja(Math.exp(Math.max(-80,Math.min(80,R.deltaY*(R.deltaMode?16:1)))*.0018))},V=R=>{if(R.ctrlKey||R.metaKey||R.altKey||R.target!==r)return;let N=R.shiftKey?.06:.12,B=R.shiftKey?{ArrowLeft:()=>Ac(N,0),ArrowRight:()=>Ac(-N,0),ArrowUp:()=>Ac(0,N),ArrowDown:()=>Ac(0,-N)}:{ArrowLeft:()=>ph(N,0),ArrowRight:()=>ph(-N,0),ArrowUp:()=>ph(0,N),ArrowDown:()=>ph(0,-N)};Object.assign(B,{"+":()=>ja(.88),"=":()=>ja(.88),"-":()=>ja(1.14),Home:Cc}),B[R.key]&&(R.preventDefault(),B[R.key]())},L=R=>R.preventDefault();return r.addEventListener("pointerdown",x),r.addEventListener("pointermove",U),r.addEventListener("pointerup",F),r.addEventListener("pointercancel",F),r.addEventListener("wheel",k,{passive:!1}),r.addEventListener("keydown",V),r.addEventListener("contextmenu",L),r.addEventListener("dblclick",Cc),()=>{_.forEach(R=>R()),m.disconnect(),cancelAnimationFrame(c),Nr?.dispose(),Nr=null}},[]);let s=dt.value.name;return p("div",{class:"scene",ref:n,tabIndex:0,role:"application","aria-label":`${s} in space. Arrow keys turn, with Shift they move, plus and minus zoom, Home shows all.`,children:[p("canvas",{class:"scene-words-layer",ref:e,"aria-hidden":"true"}),t.value==="canvas"&&!i.value&&p("p",{class:"scene-note",children:"Without WebGL: a plain drawing"}),i.value&&p("p",{class:"scene-note",children:"The graphics card is busy: a plain drawing until it is free"}),!Ds.value&&p("p",{class:"scene-note",children:"This robot is not known in this page"}),p("div",{class:"scene-tools",children:[p(Q2,{}),p(pn,{icon:"target",label:"Show the whole arm",keys:"Home",onClick:Cc}),p(pn,{icon:"plus",label:"Zoom in",keys:"+",onClick:()=>ja(.8),kind:"fine-only"}),p(pn,{icon:"minus",label:"Zoom out",keys:"-",onClick:()=>ja(1.25),kind:"fine-only"})]})]})}function Rc(n){let e=Dt.peek().layers;dn({layers:e.includes(n)?e.filter(t=>t!==n):[...e,n]})}function Q2(){return p(eo,{label:"What is shown",icon:"layers",align:"right",items:()=>[...Ll.map(([n,e])=>({title:e,checked:Dt.value.layers.includes(n),run:()=>Rc(n),stay:!0})),{title:"From the front",icon:"eye",run:()=>Ec("front"),apart:!0},{title:"From the side",icon:"eye",run:()=>Ec("side")},{title:"From above",icon:"eye",run:()=>Ec("top")},{title:"Standard view",icon:"eye",run:()=>Ec("corner")}]})}var Yb=()=>Pg;function Jb(){let n=Ig();if(!n||n.figure.tip.link<0)return null;let[e,t]=to(n.camera,tn.width,tn.height)(We(Tt(n.frames[n.figure.tip.link],n.figure.tip.frame)));return[e,t]}var Lg="#d=",Kb=2e5,eP=4<<20,kg="Ask for the link again, or for the saved file.";async function jb(n,e=1/0){let t=[],i=0,s=n.getReader();for(;;){let{done:a,value:l}=await s.read();if(a)break;if(i+=l.length,i>e)throw await s.cancel(),new oi(`The document in this link is larger than ${e>>20} MB.`,kg);t.push(l)}let r=new Uint8Array(i),o=0;for(let a of t)r.set(a,o),o+=a.length;return r}var Zb=(n,e)=>new Blob([n]).stream().pipeThrough(e);async function Qb(n){let e=new TextEncoder().encode(JSON.stringify(n)),t=await jb(Zb(e,new CompressionStream("deflate-raw"))),i="";for(let s of t)i+=String.fromCharCode(s);return Lg+btoa(i).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function Dg(n){if(!n.startsWith(Lg))return null;if(n.length>Kb)throw new oi(`This link is too long: ${n.length} characters; at most ${Kb}.`,kg);let e;try{let t=atob(n.slice(Lg.length).replaceAll("-","+").replaceAll("_","/"));e=await jb(Zb(Uint8Array.from(t,i=>i.charCodeAt(0)),new DecompressionStream("deflate-raw")),eP)}catch(t){throw t instanceof oi?t:new oi("This link is damaged: part of it may be missing.",kg)}return pu(new TextDecoder().decode(e))}function Ms(n,e,t="text/plain"){let i=URL.createObjectURL(typeof e=="string"?new Blob([e],{type:t}):e);Object.assign(document.createElement("a"),{href:i,download:n}).click(),setTimeout(()=>URL.revokeObjectURL(i),1e4)}var Us=n=>n.replace(/[^\p{L}\p{N}._-]+/gu,"-").replace(/^[-.]+|-+$/g,"")||"robot",Ip=()=>Ms(`${Us(Yn.peek().model.name)}.isodyn.json`,ny(Yn.peek()),"application/json");function Pc(n){return new Promise(e=>{let t=Object.assign(document.createElement("input"),{type:"file",accept:n});t.addEventListener("change",()=>e(t.files?.[0]??null)),t.addEventListener("cancel",()=>e(null)),t.click()})}var eM="isodyn-workbench";function tM(){let n=0;return It(()=>{let e=JSON.stringify(Yn.value);clearTimeout(n),n=window.setTimeout(()=>{try{localStorage.setItem(eM,e)}catch{}},400)})}function nM(){let n=null;try{n=localStorage.getItem(eM)}catch{return null}return n===null?null:pu(n)}var Lp=be([]),mh=Fe(()=>[...Lp.value].sort((n,e)=>n.key.localeCompare(e.key)));function Ui(n){Lp.value=[...Lp.peek().filter(e=>e.id!==n.id),n],kn({id:`go.${n.id}`,title:`Go to ${n.title}`,words:"screen open show",keys:`Alt+${n.key}`,run:()=>Ss(n.id)})}var Ss=n=>dn({screen:n}),gh=Fe(()=>Lp.value.find(n=>n.id===Dt.value.screen)??mh.value[0]);var Za=be(!1);function tP(n,e){let t=n.title.toLowerCase(),i=`${n.words??""} ${n.id}`.toLowerCase(),s=1;for(let r of e){let o=t.indexOf(r);if(o===0)s+=6;else if(o>0&&/\W/.test(t[o-1]))s+=4;else if(o>0)s+=2;else if(i.includes(r))s+=1;else return 0}return s}function iM(){return Za.value?p(nP,{}):null}function nP(){let n=xn(""),e=xn(0),t=Kt(null),i=()=>{Za.value=!1};Ct(()=>{let u=document.activeElement;return t.current?.showModal(),t.current?.querySelector("input")?.focus(),()=>u?.focus?.()},[]);let s=n.value.toLowerCase().split(/\s+/).filter(Boolean),r=`${gh.value?.id}.`,o=J_().map(u=>({action:u,fit:tP(u,s)})).filter(({fit:u})=>u>0).map(({action:u,fit:h})=>({action:u,fit:h+(u.id.startsWith(r)?.5:0)-(Cl(u)?0:.7)})).sort((u,h)=>h.fit-u.fit).map(({action:u})=>u).slice(0,60),a=Math.min(e.value,o.length-1),l=(u,h=!1)=>{if(u){if(h)return u.python?.()?(i(),void Qt(u.python(),"Python")):void 0;Cl(u)&&(i(),u.run())}},c=u=>{if(u.key==="ArrowDown")e.value=Math.min(a+1,o.length-1);else if(u.key==="ArrowUp")e.value=Math.max(a-1,0);else if(u.key==="Enter")l(o[a],u.altKey);else return;u.preventDefault(),queueMicrotask(()=>t.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"}))};return p("dialog",{class:"palette",ref:t,"aria-label":"Search actions",onCancel:u=>(u.preventDefault(),i()),onMouseDown:u=>u.target===t.current&&i(),children:p("div",{class:"palette-inner",children:[p("input",{type:"text",role:"combobox","aria-expanded":"true","aria-controls":"palette-list","aria-activedescendant":a>=0?`palette-${a}`:void 0,"aria-label":"Search actions",placeholder:"What do you want to do?",autocomplete:"off",spellcheck:!1,value:n.value,onInput:u=>(n.value=u.target.value,e.value=0),onKeyDown:c}),p("ul",{id:"palette-list",role:"listbox","aria-label":"Actions",children:[o.map((u,h)=>p("li",{id:`palette-${h}`,role:"option","aria-selected":h===a,"aria-disabled":!Cl(u),onPointerMove:()=>e.value=h,onClick:d=>l(u,d.altKey),children:[p("span",{children:u.title}),u.python&&h===a&&u.python()!==""&&p("small",{children:[os("Alt+Enter")," copies Python"]}),u.keys&&p("kbd",{children:os(u.keys.split(" ")[0])})]},u.id)),!o.length&&p("li",{class:"nothing",role:"option","aria-selected":"false","aria-disabled":"true",children:"Nothing is called that. Try “pose”, “torque”, “CSV”."})]})]})})}async function Ng(){return location.href.split("#")[0]+await Qb(Yn.peek())}async function Fg(n){try{if(/\.json$/i.test(n.name))us(`Open ${n.name}`,pu(await n.text()),!0);else if(ki==="served"){let e=await Ty(n);e.document?us(`Open ${n.name}`,e.document,!0):e.robot?(e.robot.model.kind==="source"&&La(e.robot.model.toml,e.robot.structure),us(`Open ${n.name}`,xr(e.robot.model,e.robot.structure.neutral))):e.motion&&Vt(`Open ${n.name}`,()=>({motion:e.motion}));for(let t of e.robot?.remarks.filter(i=>i.level==="error").slice(0,1)??[])Kn(`${t.text} ${t.remedy}`,"error")}else throw new oi(`${n.name} cannot be read without the server.`,"Start “isodyn workbench” for URDF, MJCF, TOML and zip; documents (.json) open anywhere.");Dt.peek().screen==="start"&&Ss("model"),Kn(`${n.name} opened.`)}catch(e){Kn(e instanceof oi?`${e.message} ${e.remedy}`:e.message,"error")}}var vh=async()=>{let n=await Pc(ki==="served"?".json,.urdf,.xml,.mjcf,.toml,.zip,.csv":".json,.csv");n&&await Fg(n)},iP=async()=>Ms(`${Us(Yn.peek().model.name)}.png`,await $b());kn({id:"edit.undo",title:"Undo",keys:"Mod+Z",run:ay,able:()=>Ma.value!==""},{id:"edit.redo",title:"Redo",keys:"Mod+Shift+Z Mod+Y",run:ly,able:()=>Sa.value!==""},{id:"file.save",title:"Save to a file",words:"download document json",keys:"Mod+S",run:Ip,python:()=>""},{id:"file.open",title:"Open a file …",words:"load urdf mjcf toml json zip csv",keys:"Mod+O",run:()=>{vh()},python:()=>`import isodyn as iso

robot = iso.load("path/to/robot.urdf")
`},{id:"file.share",title:"Copy a link to this document",words:"share url",keys:"Mod+Shift+L",run:()=>{Ng().then(n=>Qt(n,`A link of ${n.length} characters`))}},{id:"file.python",title:"Copy the robot as Python",words:"code script",run:()=>{Qt(An(),"Python")},python:Nl},{id:"file.picture",title:"Save the picture of the arm (PNG)",words:"screenshot image",run:()=>{iP()},python:()=>An("fig = iso.draw(robot)")},{id:"file.print",title:"Print",keys:"Mod+P",run:()=>print()},{id:"view.palette",title:"Search actions",keys:"Mod+K",run:()=>{Za.value=!Za.peek()}},{id:"view.units",title:"Switch between degrees and radians",words:"deg rad units",keys:"Alt+D",run:()=>dn({degrees:!Dt.peek().degrees})},{id:"view.theme",title:"Next theme",words:"dark light projector",run:Ly},...ka.map(([n,e])=>({id:`view.theme-${n}`,title:`Theme: ${e}`,words:"colours mode",run:()=>dn({theme:n})})),{id:"view.frame",title:"Show the whole arm",words:"camera reset fit",run:Cc},...["front","side","top"].map(n=>({id:`view.from-${n}`,title:`Look from ${n==="top"?"above":`the ${n}`}`,words:"camera",run:()=>Ec(n)})),...Ll.map(([n,e])=>({id:`view.layer-${n}`,title:`Show or hide: ${e}`,words:"layer scene",run:()=>Rc(n)})),{id:"play.toggle",title:"Play or pause",keys:"Space",run:wu,able:()=>an.value!==null},{id:"play.next",title:"One step on",keys:".",run:()=>Ra(1),able:()=>an.value!==null},{id:"play.back",title:"One step back",keys:",",run:()=>Ra(-1),able:()=>an.value!==null},{id:"play.first",title:"To the start of the motion",run:()=>ks(0),able:()=>an.value!==null},{id:"play.loop",title:"Play again and again, or once",run:()=>{Sr.value=!Sr.peek()},able:()=>an.value!==null},...Ca.map(n=>({id:`play.speed-${n}`,title:`Speed ${n} ×`,words:"slow fast motion",run:()=>{fs.value=n},able:()=>an.value!==null})));var go=class extends Error{},sM=["screen","pose","motion","simulation","layers","robot","walk"],rM={tau:[1,1],q:[1,1],qd:[1,1],qdd:[1,1],power:[1,1],tip:[1,1],M:[2,2],C:[2,2],g:[1,1],energy:[0,0],kinetic:[0,0],potential:[0,0],fall:[1,1],count:[1,2]};function Ug(n){let e={title:"",source:"",robot:"",minutes:0,steps:[]},t=null,i=[],s="text",r=(a,l)=>{throw new go(`Line ${a+1}: ${l}`)},o=()=>{i.length&&t&&t.text.push(i.join(" ")),i=[]};if(n.replace(/^\ufeff/,"").split(/\r\n|\r|\n/).forEach((a,l)=>{let c=a.trim();if(c.startsWith("## ")){o(),t={title:c.slice(3).trim(),text:[],show:[],question:null},e.steps.push(t),s="text";return}let[,u,h]=/^(title|source|robot|minutes|show|predict|choose|value|within|why):\s*(.*)$/.exec(c)??[null,"",""];if(!t){if(!c)return;u==="minutes"?e.minutes=Og(h,l,r):u==="title"||u==="source"||u==="robot"?e[u]=h:r(l,`"${c}" stands before the first step; a lesson begins with title:, source:, robot: and minutes:, steps with "## "`);return}let d=t;if(!c){o(),s="text";return}if(u==="show"){let[f,...g]=h.split(/\s+/);sM.includes(f)||r(l,`nothing is called "${f}" to be shown; there are ${sM.join(", ")}`),d.show.push({what:f,words:g});return}if(u==="predict"||u==="choose"){d.question&&r(l,'a step has one question; begin another step with "## "');let f=/\[([^\]]*)\]/.exec(h)?.[1]??"";d.question={kind:u,text:h,unit:f,value:null,within:.05,options:[],right:-1,why:""},s="question";return}if(u==="value"||u==="within"||u==="why"){let f=d.question??r(l,`"${u}:" belongs to a question; write predict: or choose: first`);u==="value"?f.value=sP(h,l,r):u==="within"?f.within=Og(h.replace(/%\s*$/,""),l,r)/(h.trim().endsWith("%")?100:1):(f.why=h,s="why");return}if(d.question?.kind==="choose"&&c.startsWith("- ")&&s!=="why"){let f=c.endsWith("*");f&&d.question.right>=0&&r(l,"two options have a star; one is right"),f&&(d.question.right=d.question.options.length),d.question.options.push(c.slice(2).replace(/\*$/,"").trim());return}s==="why"&&d.question?d.question.why+=` ${c}`:i.push(c)}),o(),!e.title)throw new go('Line 1: a lesson begins with "title: ..."');if(!e.steps.length)throw new go('The lesson has no step; a step begins with "## " and its title');for(let{title:a,question:l}of e.steps){if(l?.kind==="predict"&&!l.value)throw new go(`Step "${a}": predict: needs a line "value: ..."`);if(l?.kind==="choose"&&(l.options.length<2||l.right<0))throw new go(`Step "${a}": choose: needs two options at least ("- ..."), the right one with a star behind it`)}return e}function Og(n,e,t){let i=Number(n.trim());return n.trim()&&Number.isFinite(i)?i:t(e,`"${n}" is not a number`)}function sP(n,e,t){let i=n.trim().split(/\s+/),s=null;(i[0]==="peak"||i[0]==="rms")&&(s=i.shift());let r=i.indexOf("at");r>=0&&((s!==null||i.length<r+2||(i[r+2]??"s")!=="s")&&t(e,`"${n}": a time is written "at 2.5 s"`),s=Og(i[r+1],e,t),i=i.slice(0,r));let[o,...a]=i,l=rM[o];return l?a.length<l[0]||a.length>l[1]?t(e,`"${o}" takes ${l[0]} words, and ${a.length} came`):o==="tip"&&!["x","y","z"].includes(a[0])?t(e,`"tip" takes x, y or z, and "${a[0]}" came`):!["tip","count"].includes(o)&&!a.every(c=>/^[1-9]\d?$/.test(c))?t(e,`"${n}": joints, rows and columns are numbers from 1 on`):{quantity:o,of:a,when:s}:t(e,`nothing is called "${o}" to be computed; there are ${Object.keys(rM).join(", ")}`)}var rP=1e-6;function oM(n,e,t){let i=Math.abs(t)>rP?Math.abs(e-t)/Math.abs(t):Math.abs(e);return{right:i<=n.within,off:i}}function aM(n,e){let t=Array.from({length:e},(i,s)=>n.duration*s/(e-1));return Float64Array.from([...new Set([...t,...n.breaks])].sort((i,s)=>i-s))}function _h(n,e,t,i,s){let{n:r}=n,o=()=>Array.from({length:r},()=>new Float64Array(i.length)),a=e.manifest.arrays.frames.size,l={t:i,q:o(),qd:o(),qdd:o(),tau:o(),inertia:o(),coriolis:o(),gravity:o(),friction:o(),power:o(),kinetic:new Float64Array(i.length),potential:new Float64Array(i.length),frames:new Float64Array(a*i.length)},c=u=>e.array(e.manifest.functions[u].outputs[0]);return i.forEach((u,h)=>{let{q:d,qd:f,qdd:g}=t.at(u);e.set({q:d,qd:f,qdd:g,wrench:s});for(let S of["inverse_dynamics","mass_matrix","coriolis_matrix","gravity_torque","friction_torque","energies","frames"])e.run(S);let[y,m,v,_,w]=["inverse_dynamics","mass_matrix","coriolis_matrix","gravity_torque","friction_torque"].map(c);for(let S=0;S<r;S++)l.q[S][h]=d[S],l.qd[S][h]=f[S],l.qdd[S][h]=g[S],l.tau[S][h]=y[S],l.inertia[S][h]=Jn(m.subarray(r*S,r*S+r),g),l.coriolis[S][h]=Jn(v.subarray(r*S,r*S+r),f),l.gravity[S][h]=_[S],l.friction[S][h]=w[S],l.power[S][h]=y[S]*f[S];let[b,E]=c("energies");l.kinetic[h]=b,l.potential[h]=E,l.frames.set(c("frames"),a*h)}),l}function ia(n,e){let t=0,i=0;for(let r=0;r<e.length;r++)Math.abs(e[r])>Math.abs(e[t])&&(t=r),r>0&&(i+=.5*(n[r]-n[r-1])*(e[r]**2+e[r-1]**2));let s=n[n.length-1]-n[0];return{peak:e[t],at:n[t],rms:s>0?Math.sqrt(i/s):Math.abs(e[t]??0)}}function lM(n,e){let t=["inertia","coriolis","gravity","friction"],i=t.map(r=>ia(n.t,n[r][e]).rms),s=i.reduce((r,o)=>r+o,0);return Object.fromEntries(t.map((r,o)=>[r,s>0?i[o]/s:0]))}var cM={"three-link":{kind:"dh",name:"three-link",convention:"standard",rows:[{name:"joint1",link:"link1",joint:"R",a:.3,alpha:0,d:0,theta:0,mass:.5,com:[-.15,0,0],inertia:[4166666666666667e-21,.00375,.00375,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint2",link:"link2",joint:"R",a:.25,alpha:0,d:0,theta:0,mass:.4,com:[-.125,0,0],inertia:[33333333333333337e-22,.0020833333333333333,.0020833333333333333,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint3",link:"link3",joint:"R",a:.22,alpha:0,d:0,theta:0,mass:.3,com:[-.11,0,0],inertia:[25e-7,.00121,.00121,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]}],gravity:[0,-9.81,0],base:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],tool:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],payload:{mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},shapes:[]},puma560:{kind:"dh",name:"puma560",convention:"standard",rows:[{name:"joint1",link:"link1",joint:"R",a:0,alpha:1.5707963267948966,d:.67183,theta:0,mass:0,com:[0,0,0],inertia:[0,.35,0,0,0,0],lower:-2.792526803190927,upper:2.792526803190927,velocity:null,effort:null,viscous:5.801821767950799,coulomb:[24.7313845,-27.2358285],static:[24.7313845,-27.2358285],rotor_inertia:2e-4,gear_ratio:-62.6111,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint2",link:"link2",joint:"R",a:.4318,alpha:0,d:0,theta:0,mass:17.4,com:[-.3638,.006,.2275],inertia:[.13,.524,.539,0,0,0],lower:-.7853981633974483,upper:3.9269908169872414,velocity:null,effort:null,viscous:9.496868641825,coulomb:[13.58469,-7.654864999999999],static:[13.58469,-7.654864999999999],rotor_inertia:2e-4,gear_ratio:107.815,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint3",link:"link3",joint:"R",a:.0203,alpha:-1.5707963267948966,d:.15005,theta:0,mass:4.8,com:[-.0203,-.014100000000000001,.07],inertia:[.066,.086,.0125,0,0,0],lower:-3.9269908169872414,upper:.7853981633974483,velocity:null,effort:null,viscous:3.9804259903721997,coulomb:[7.0892316,-5.639161499999999],static:[7.0892316,-5.639161499999999],rotor_inertia:2e-4,gear_ratio:-53.7063,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint4",link:"link4",joint:"R",a:0,alpha:1.5707963267948966,d:.4318,theta:0,mass:.82,com:[0,.019000000000000017,0],inertia:[.0018,.0013,.0018,0,0,0],lower:-1.9198621771937625,upper:2.9670597283903604,velocity:null,effort:null,viscous:.411645229697152,coulomb:[.85160768,-1.28501516],static:[.85160768,-1.28501516],rotor_inertia:33e-6,gear_ratio:76.0364,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint5",link:"link5",joint:"R",a:0,alpha:-1.5707963267948966,d:0,theta:0,mass:.34,com:[0,0,0],inertia:[3e-4,4e-4,3e-4,0,0,0],lower:-1.7453292519943295,upper:1.7453292519943295,velocity:null,effort:null,viscous:.4272830209354,coulomb:[.6660069799999999,-1.0428835],static:[.6660069799999999,-1.0428835],rotor_inertia:33e-6,gear_ratio:71.923,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint6",link:"link6",joint:"R",a:0,alpha:0,d:0,theta:0,mass:.09,com:[0,0,.032],inertia:[15e-5,15e-5,4e-5,0,0,0],lower:-4.642575810304916,upper:4.642575810304916,velocity:null,effort:null,viscous:.2158232532732,coulomb:[.30367656000000004,-.8052030000000001],static:[.30367656000000004,-.8052030000000001],rotor_inertia:33e-6,gear_ratio:76.686,stiffness:0,rest:0,passive:!1,shapes:[]}],gravity:[0,0,-9.81],base:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],tool:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],payload:{mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},shapes:[]},stanford:{kind:"dh",name:"stanford",convention:"standard",rows:[{name:"joint1",link:"link1",joint:"R",a:0,alpha:-1.5707963267948966,d:.412,theta:0,mass:9.29,com:[0,.017500000000000016,-.1105],inertia:[.276,.255,.071,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint2",link:"link2",joint:"R",a:0,alpha:1.5707963267948966,d:.154,theta:0,mass:5.01,com:[0,-1.054,0],inertia:[.108,.018,.1,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint3",link:"link3",joint:"P",a:0,alpha:0,d:0,theta:-1.5707963267948966,mass:4.25,com:[0,0,-6.447],inertia:[2.51,2.51,.006,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint4",link:"link4",joint:"R",a:0,alpha:-1.5707963267948966,d:0,theta:0,mass:1.08,com:[0,.092,-.054],inertia:[.002,.001,.001,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint5",link:"link5",joint:"R",a:0,alpha:1.5707963267948966,d:0,theta:0,mass:.63,com:[0,0,.566],inertia:[.003,.003,4e-4,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint6",link:"link6",joint:"R",a:0,alpha:0,d:.263,theta:0,mass:.51,com:[0,0,1.5540000000000003],inertia:[.013,.013,3e-4,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]}],gravity:[0,0,-9.81],base:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],tool:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],payload:{mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},shapes:[]},kr5:{kind:"dh",name:"kr5",convention:"modified",rows:[{name:"joint1",link:"link1",joint:"R",a:0,alpha:0,d:.4,theta:0,mass:16.038,com:[.104667,.005077,.059035],inertia:[.176938765,.266532371,.262222375,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint2",link:"link2",joint:"R",a:.18,alpha:1.5707963267948966,d:0,theta:0,mass:7.988,com:[.267012,0,0],inertia:[.271640468,.276878849,.021894253,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint3",link:"link3",joint:"R",a:.6,alpha:0,d:0,theta:0,mass:12.973,com:[.087677,-.034263,.007779],inertia:[.388988085,.376583684,.10414629,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint4",link:"link4",joint:"R",a:.12,alpha:1.5707963267948966,d:.62,theta:0,mass:2.051,com:[-33e-6,.007634,-.109372],inertia:[.004767354,.010122217,.01210886,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint5",link:"link5",joint:"R",a:0,alpha:-1.5707963267948966,d:0,theta:0,mass:.811,com:[0,.032618,-.009789],inertia:[760688e-9,.001783961,.001801078,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]},{name:"joint6",link:"link6",joint:"R",a:0,alpha:1.5707963267948966,d:0,theta:0,mass:.008,com:[0,0,.111885],inertia:[3113e-9,1512e-9,1652e-9,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[]}],gravity:[0,0,-9.81],base:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],tool:[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],payload:{mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},shapes:[]}};function kp(n){let e=n.trim().replace(/\u2212/g,"-");if(!e)return NaN;let t=/^[^.]*,[^.,]*$/.test(e)?e.replace(",","."):e.replace(/(?<=\d)[ \u00a0\u202f'](?=\d{3})/g,"");return/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(t)?Number(t):NaN}function Bg(n){let e=n.replace(/^\ufeff/,"").split(/\r\n|\r|\n/);for(;e.length&&!e[e.length-1].trim();)e.pop();let t=e.find(r=>r.trim())??"",i=r=>uM(t,r).length,s=["	",";",","].reduce((r,o)=>i(o)>i(r)?o:r);return e.filter(r=>r.trim()).map(r=>uM(r,s).map(o=>o.trim()))}function uM(n,e){let t=[],i="",s=!1;for(let r=0;r<n.length;r++){let o=n[r];o==='"'?s&&n[r+1]==='"'?(i+='"',r++):s=!s:o===e&&!s?(t.push(i),i=""):i+=o}return[...t,i]}function Ic(n){let e=s=>/[",\n]/.test(s)?`"${s.replace(/"/g,'""')}"`:s,t=n.map(({name:s,unit:r})=>e(r?`${s} [${r}]`:s)).join(","),i=Array.from({length:n[0]?.values.length??0},(s,r)=>n.map(({values:o})=>String(o[r])).join(","));return[t,...i].join(`
`)+`
`}var hM={"":1,s:1,ms:.001,rad:1,deg:Math.PI/180,"°":Math.PI/180,m:1,mm:.001};function Dp(n,e){let t=Bg(n);if(t.length<3)throw new Error("A motion needs a header and two rows at least: t, q_1, q_2, ...");let i=t[0].map(d=>{let[,f,g]=/^(.*?)\s*(?:[[(](.*)[\])])?$/.exec(d);return{name:f.trim(),unit:(g??"").trim()}}),s=d=>{let f=i.findIndex(g=>g.name.toLowerCase()===d.toLowerCase());if(f<0)return-1;if(!(i[f].unit in hM))throw new Error(`Column "${t[0][f]}": the unit must be one of rad, deg, m, mm, s, ms`);return f},r=e.joints.flatMap(d=>d.nq===1?[d.name]:Array.from({length:d.nq},(f,g)=>`${d.name}_${g+1}`)),o=[s("t"),s("time")].find(d=>d>=0)??-1;if(o<0)throw new Error(`No column "t": the first line must name the columns, t and ${r.slice(0,2).join(", ")} ..., or q_1, q_2 ...`);let a=r.map((d,f)=>[s(`q_${f+1}`),s(`q${f+1}`),s(d)].find(g=>g>=0)??-1),l=a.findIndex(d=>d<0);if(l>=0)throw new Error(`No column "q_${l+1}" or "${r[l]}": every joint needs one`);let c=(d,f)=>{let g=kp(t[d][f]??"");if(!Number.isFinite(g))throw new Error(`Line ${d+1}, column "${t[0][f]}": "${t[d][f]??""}" is not a number`);return g*hM[i[f].unit]},u=[],h=[];for(let d=1;d<t.length;d++){let f=c(d,o);if(u.length&&f<=u[u.length-1])throw new Error(`Line ${d+1}: times must increase; ${f} s comes after ${u[u.length-1]} s`);u.push(f),h.push(a.map(g=>c(d,g)))}return{t:u,q:h}}var aP=60,lP=1e-11,cP=.01;function Np(n,e,t,i,s,r){let{n:o}=n,a=r.attitude?6:3,l=n.joints.flatMap(_=>_.lower.map(w=>w??-1/0)),c=n.joints.flatMap(_=>_.upper.map(w=>w??1/0)),u=n.links[t].body,h=_=>{let w=Tn(We(i),We(_));if(!r.attitude)return w;let b=Aa(Qr(on(i),No(on(_))));return[...w,...b.map(E=>E*r.scale)]},d=_=>{let w=_.slice(0,a*o);for(let b=3*o;b<a*o;b++)w[b]*=r.scale;return w},f=Array.from(s,(_,w)=>Math.min(Math.max(_,l[w]),c[w])),g=e(f),y=hs(n,g,t),m=h(y),v=.001;for(let _=0;_<aP&&Rt(m)>lP*r.scale;_++){let w=d(bu(n,g,u,We(y))),b=new Float64Array(o*o),E=new Array(o).fill(0),S=0;for(let N=0;N<o;N++){for(let B=0;B<a;B++)E[N]+=w[B*o+N]*m[B];for(let B=0;B<o;B++)for(let G=0;G<a;G++)b[o*N+B]+=w[G*o+N]*w[G*o+B];S+=b[o*N+N]/o}let x=E.map((N,B)=>f[B]<=l[B]&&N<0||f[B]>=c[B]&&N>0);for(let N=0;N<o;N++)if(x[N]){for(let B=0;B<o;B++)b[o*N+B]=b[o*B+N]=0;b[o*N+N]=S||1,E[N]=0}for(let N=0;N<o;N++)b[o*N+N]+=v*(S||1);let A=dd(b,E);if(!A){v=Math.max(v*10,1e-6);continue}let U=Math.max(...A.map(Math.abs)),F=U>.5?.5/U:1,k=f.map((N,B)=>Math.min(Math.max(N+F*A[B],l[B]),c[B])),V=e(k),L=hs(n,V,t),R=h(L);if(Rt(R)<Rt(m))[f,g,y,m]=[k,V,L,R],v=Math.max(v/5,1e-12);else if(v*=4,v>1e6)break}return uP(n,f,y,i,d(bu(n,e(f),u,We(y))),a,r,l,c)}function uP(n,e,t,i,s,r,o,a,l){let{n:c}=n,u=Rt(Tn(We(i),We(t))),h=o.attitude?Rt(Aa(Qr(on(i),No(on(t))))):0,d=Math.min(r,c),f=new Float64Array(r*r);for(let E=0;E<r;E++)for(let S=0;S<r;S++)for(let x=0;x<c;x++)f[r*E+S]+=s[E*c+x]*s[S*c+x];let g=Fl(f,r).values.map(E=>Math.sqrt(Math.max(E,0))),y=g[r-1],m=y>0?g[r-d]/y:0,v=n.joints.filter(E=>E.nv===1&&(e[E.v]<=a[E.v]||e[E.v]>=l[E.v])),_=u<=1e-6*Math.max(o.scale,.001)&&h<=1e-6,w=m<cP,b=[];if(!_){let E=o.attitude?` and ${(h*180/Math.PI).toPrecision(3)}°`:"";b.push(`Out of reach: the nearest pose found stays ${(1e3*u).toPrecision(3)} mm${E} away`)}return v.length&&b.push(`${v.map(E=>E.name).join(", ")} at a limit`),w&&b.push("the arm is close to a singular pose: some directions cannot be moved in"),{q:e,distance:u,angle:h,reached:_,manipulability:m,singular:w,limits:v.map(E=>E.name),words:b.length?`${b.join("; ")}.`:""}}var Qa=class{constructor(e,t){this.knots=e;this.coefficients=t;this.duration=e[e.length-1],this.n=t[0][0].length,this.breaks=e.slice(1,-1)}knots;coefficients;duration;n;breaks;at(e){let t=Math.min(Math.max(e,0),this.duration),i=hP(this.knots,t),s=t-this.knots[i],r=this.coefficients[i],o=new Array(this.n).fill(0),a=[...o],l=[...o];for(let c=0;c<this.n;c++){let[u,h,d]=[0,0,0];for(let f=r.length-1;f>=0;f--)d=d*s+h,h=h*s+u,u=u*s+r[f][c];[o[c],a[c],l[c]]=[u,h,2*d]}return{q:o,qd:a,qdd:l}}};function hP(n,e){let t=0,i=n.length-2;for(;t<i;){let s=t+i+1>>1;n[s]<=e?t=s:i=s-1}return t}var yh=class{constructor(e,t,i){this.q0=e;this.qT=t;this.duration=i;this.n=e.length}q0;qT;duration;n;breaks=[];at(e){let t=Math.min(Math.max(e,0),this.duration),i=2*Math.PI/this.duration,s=this.q0.map((r,o)=>(this.qT[o]-r)/this.duration);return{q:s.map((r,o)=>this.q0[o]+r*(t-Math.sin(i*t)/i)),qd:s.map(r=>r*(1-Math.cos(i*t))),qdd:s.map(r=>r*(i*Math.sin(i*t)))}}};function fM(n,e,t){let i=n.map(()=>0),s=e.map((o,a)=>o-n[a]),r=(o,a)=>s.map(l=>o*l/t**a);return new Qa([0,t],[[[...n],i,i,r(10,3),r(-15,4),r(6,5)]])}function pM(n,e,t,i){let r=Math.min(Math.max(i,1e-6),.5)*t,o=1/(t-r),a=o/r,l=.5*o*r,c=t-2*r,u=e.map((d,f)=>d-n[f]),h=(d,f,g)=>[u.map((y,m)=>n[m]+d*y),u.map(y=>f*y),u.map(y=>g*y)];return c<=4*Number.EPSILON*t?new Qa([0,.5*t,t],[h(0,0,.5*a),h(.5,o,-.5*a)]):new Qa([0,r,r+c,t],[h(0,0,.5*a),h(l,o,0),h(1-l,o,-.5*a)])}function dP(n,e,t){let i=n.slice(1).map((s,r)=>{let o=s-n[r],a=e[r+1].map((l,c)=>l-e[r][c]);return[[...e[r]],[...t[r]],a.map((l,c)=>(3*l-(2*t[r][c]+t[r+1][c])*o)/o**2),a.map((l,c)=>(-2*l+(t[r][c]+t[r+1][c])*o)/o**3)]});return new Qa(n,i)}function mM(n,e,t,i){let s=n.slice(1).map((r,o)=>{let a=r-n[o],l=[[...e[o]],[...t[o]],i[o].map(c=>.5*c),[],[],[]];return e[o].forEach((c,u)=>{let h=e[o+1][u]-c-(t[o][u]+.5*i[o][u]*a)*a,d=(t[o+1][u]-t[o][u]-i[o][u]*a)*a,f=(i[o+1][u]-i[o][u])*a**2;l[3].push((10*h-4*d+.5*f)/a**3),l[4].push((-15*h+7*d-f)/a**4),l[5].push((6*h-3*d+.5*f)/a**5)}),l});return new Qa(n,s)}function zg(n,e,t,i){let s=n.length,r=e[0].length,o=n.slice(1).map((c,u)=>1/(c-n[u])),a=e.slice(1).map((c,u)=>c.map((h,d)=>(h-e[u][d])/(n[u+1]-n[u]))),l=e.map(()=>new Array(r).fill(0));for(let c=0;c<r;c++){let u=n.map((g,y)=>2*((o[y-1]??0)+(o[y]??0))),h=[...o],d=[...o],f=n.map((g,y)=>3*((a[y-1]?.[c]??0)*(o[y-1]??0)+(a[y]?.[c]??0)*(o[y]??0)));[u[0],d[0],f[0]]=[1,0,t[c]],[u[s-1],h[s-2],f[s-1]]=[1,0,i[c]];for(let g=1;g<s;g++){let y=h[g-1]/u[g-1];u[g]-=y*d[g-1],f[g]-=y*f[g-1]}l[s-1][c]=f[s-1]/u[s-1];for(let g=s-2;g>=0;g--)l[g][c]=(f[g]-d[g]*l[g+1][c])/u[g]}return dP(n,e,l)}function gM(n,e){let t=n[0],i=n.map(o=>o-t),s=i.map(o=>i[i.length-1]-o).reverse(),r=dM(s,[...e].reverse()).map(o=>-o);return zg(i,e,dM(i,e),r)}function dM(n,e){let t=Math.min(4,n.length);return e[0].map((i,s)=>{let r=e.slice(0,t).map(l=>l[s]);for(let l=1;l<t;l++)for(let c=t-1;c>=l;c--)r[c]=(r[c]-r[c-1])/(n[c]-n[c-l]);let[o,a]=[0,0];for(let l=t-1;l>=0;l--)a=a*(n[0]-n[l])+o,o=o*(n[0]-n[l])+r[l];return a})}var Fp=class{start;shift;turned;origin;constructor(e,t){this.start=on(e),this.origin=We(e),this.shift=We(t).map((i,s)=>i-this.origin[s]),this.turned=Aa(Qr(on(t),No(this.start)))}get length(){return[Rt(this.shift),Rt(this.turned)]}at(e){let t=Rt(this.turned);return{R:t>0?Qr(hd(this.turned.map(s=>s/t),e*t),this.start):[...this.start],p:this.origin.map((s,r)=>s+e*this.shift[r])}}get slope(){return[...this.shift,...this.turned]}},Op=class{constructor(e){this.parts=e;let t=0,i=[];e.forEach((s,r)=>{this.starts.push(t),r>0&&i.push(t),i.push(...s.breaks.map(o=>o+t)),t+=s.duration}),this.duration=t,this.n=e[0].n,this.breaks=i}parts;duration;n;breaks;starts=[];at(e){let t=this.parts.length-1;for(;t>0&&e<this.starts[t];)t--;return this.parts[t].at(e-this.starts[t])}};var sa=class extends Error{},vM=160;function yM(n,e,t){if(n.kind==="csv"){let{t:o,q:a}=Dp(n.csv,e);return gM(o,a)}let i=n.waypoints;if(i.length<2)throw new sa("A motion needs two waypoints at least: add where it ends.");if(i.forEach(({t:o,q:a},l)=>{if(a.length!==e.nq)throw new sa(`Waypoint ${l+1} has ${a.length} positions, and the robot has ${e.nq}.`);if(l&&!(o>i[l-1].t))throw new sa(`Waypoint ${l+1} comes at ${o} s, not after the one before (${i[l-1].t} s): times must increase.`)}),e.nq!==e.n)throw new sa("This robot has an attitude among its joints: it can be posed and simulated here; motions of attitudes are made in Python.");let s=i.map(o=>o.t-i[0].t);if(n.kind==="waypoints"){let o=i[0].q.map(()=>0);return zg(s,i.map(a=>a.q),o,o)}let r=i.slice(1).map((o,a)=>{let[l,c,u]=[i[a].q,o.q,s[a+1]-s[a]];return n.kind==="quintic"?fM(l,c,u):n.kind==="trapezoidal"?pM(l,c,u,n.ramp):n.kind==="line"?fP(e,t,l,c,u):new yh(l,c,u)});return r.length===1?r[0]:new Op(r)}function fP(n,e,t,i,s){let r=xu(n);if(r<0)throw new sa("A straight line needs one tip, and this robot has several: take another kind of motion.");let[o,a]=[hs(n,e(t),r),hs(n,e(i),r)],l=new Fp(o,a),c=n.n>=6,u=new yh([0],[1],s),h=c?6:3,d=n.links[r].body,f=w=>{let b=e(w);return bu(n,b,d,We(hs(n,b,r))).slice(0,h*n.n)},g=[],y=[],m=[],v=[],_=t;for(let w=0;w<=vM;w++){let b=s*w/vM,{q:[E],qd:[S],qdd:[x]}=u.at(b),{R:A,p:U}=l.at(E),F=[A[0],A[1],A[2],U[0],A[3],A[4],A[5],U[1],A[6],A[7],A[8],U[2],0,0,0,1],k=Np(n,e,r,F,_,{attitude:c,scale:.5});if(!k.reached)throw new sa(`The tip cannot follow the line at ${Math.round(100*E)} % of it. ${k.words} Choose postures on the same side of the arm, or closer ones.`);_=k.q;let V=f(_),L=_M(V,l.slope.slice(0,h).map(ne=>ne*S),n.n),R=1e-5,[N,B]=[1,-1].map(ne=>f(_.map(($,J)=>$+ne*R*L[J]))),G=l.slope.slice(0,h).map((ne,$)=>{let J=0;for(let te=0;te<n.n;te++)J+=(N[$*n.n+te]-B[$*n.n+te])/(2*R)*L[te];return ne*x-J});g.push(b),y.push(_),m.push(L),v.push(_M(V,G,n.n))}return mM(g,y,m,v)}function _M(n,e,t){let i=e.length,s=new Float64Array(i*i),r=0;for(let a=0;a<i;a++){for(let l=0;l<i;l++)for(let c=0;c<t;c++)s[i*a+l]+=n[a*t+c]*n[l*t+c];r+=s[i*a+a]}for(let a=0;a<i;a++)s[i*a+a]+=1e-13*r;let o=dd(s,e)??jt(e,0);return Array.from({length:t},(a,l)=>o.reduce((c,u,h)=>c+n[h*t+l]*u,0))}var pP=401;function mP(n){let e=$e.value;return e?.editable?fd(e,n):Hl(n)??[]}var Si=Fe(()=>{let n=$e.value;if(!n)return{law:null,problem:"This robot is not known in this page."};if(!n.editable&&!Zt.value&&Mr.value.kind==="line")return{law:null,problem:""};try{return{law:yM(Mr.value,n,mP),problem:""}}catch(e){return{law:null,problem:e.message}}}),xh=Fe(()=>!!Zt.value?.has("inverse_dynamics")&&!!Zt.value.has("frames")&&$e.value?.nq===$e.value?.n),ws=Fe(()=>{let[n,e,{law:t}]=[$e.value,Zt.value,Si.value];return!n||!e||!t||!xh.value?null:_h(n,e,t,aM(t,pP),bt.value.wrench)}),Up=Fe(()=>{let[,n,e]=/^(payload|speed|gravity|friction):(-?[\d.e+-]+)$/.exec(Dt.value.beside)??[];return n?{what:n,value:Number(e)}:null});function xM({what:n,value:e}){return n==="payload"?e?`with ${e} kg at the tip`:"with nothing at the tip":n==="speed"?`${e} times as fast`:n==="gravity"?"without gravity":"without friction"}var gP=(n,e)=>({duration:n.duration/e,n:n.n,breaks:n.breaks.map(t=>t/e),at:t=>{let{q:i,qd:s,qdd:r}=n.at(t*e);return{q:i,qd:s.map(o=>o*e),qdd:r.map(o=>o*e*e)}}}),bM=Fe(()=>{let[n,e,{law:t},i,s,r]=[$e.value,Zt.value,Si.value,Up.value,dt.value,ws.value];if(!n||!e||!t||!i||!r||!n.editable||s.kind!=="dh")return null;let o=i.what==="payload"?{...s,payload:{...s.payload,mass:i.value}}:i.what==="friction"?{...s,rows:s.rows.map(u=>({...u,viscous:0,coulomb:[0,0],static:[0,0]}))}:s;e.set({numbers:Su(o),gravity:i.what==="gravity"?[0,0,0]:s.gravity});let a=i.what==="speed"?gP(t,i.value):t,l=i.what==="speed"?r.t.map(u=>u/i.value):r.t,c=_h(n,e,a,Float64Array.from(l),bt.value.wrench);return e.set({numbers:n.numbers,gravity:s.gravity}),{...c,t:r.t}});var vP={none:[0,0,0],pd:[1,0,0],pd_gravity:[1,1,0],computed_torque:[0,0,1]},_P=200,Bp=class{constructor(e,t,i,s,r){this.kernels=e;this.driven=t;this.h=i;this.n=r.length,this.board(),e.set({q:s,qd:r}),this.keep(),this.record(new Float64Array(this.n))}kernels;driven;h;index=0;rows=[];snapshots=[];hands=[];n;get t(){return this.index*this.h}get last(){return this.rows[this.index]}step(e){this.index<this.rows.length-1&&this.forget();let t=e?Float64Array.from(e):new Float64Array(this.n);return this.board(),this.kernels.set({q:this.last.q,qd:this.last.qd}),this.hands.push(t),this.advance(t),this.index++,this.index%_P===0&&this.keep(),this.record(t)}rewind(e){return this.index=Math.min(Math.max(Math.round(e),0),this.rows.length-1),this.last}again(){let e=this.snapshots.filter(i=>i.index<=this.index).pop();this.board(),this.kernels.set({q:e.q,qd:e.qd});let t=this.index;for(this.index=e.index;this.index<t;this.index++)this.advance(this.hands[this.index]);return{q:this.kernels.array("q").slice(),qd:this.kernels.array("qd").slice()}}forget(){for(this.rows.length=this.index+1,this.hands.length=this.index;this.snapshots[this.snapshots.length-1].index>this.index;)this.snapshots.pop()}board(){let{robot:e,control:t,kp:i,kd:s}=this.driven;this.kernels.set({...e,control:vP[t],kp:i,kd:s,h:[this.h],wrench:[0,0,0,0,0,0]})}aim(){let{q:e,qd:t,qdd:i}=this.driven.target(this.t);this.kernels.set({t:[this.t],q_ref:e,qd_ref:t,qdd_ref:i})}advance(e){this.aim(),this.kernels.set({tau:e}).run("step"),this.driven.stops&&this.kernels.has("stops")&&this.kernels.run("stops")}keep(){this.snapshots.push({index:this.index,q:this.kernels.array("q").slice(),qd:this.kernels.array("qd").slice()})}record(e){let{kernels:t,h:i}=this,s=t.array("q").slice(),r=t.array("qd").slice();t.run("energies");let[o,a]=t.array("energies"),l=t.has("friction_torque")?t.call("friction_torque"):new Float64Array(this.n);this.aim();let c=yP(t,this.driven,this.driven.target(this.t),s,r),u=f=>r.reduce((g,y,m)=>g+y*f[m],0),h=this.rows[this.index-1],d={t:this.t,q:s,qd:r,motors:c,hands:e.slice(),friction:l,kinetic:o,potential:a,supplied:0,lost:0};if(h){let f=g=>h.qd.reduce((y,m,v)=>y+m*g[v],0);d.supplied=h.supplied+.5*i*(f(h.motors)+u(c)+f(e)+u(e)),d.lost=h.lost+.5*i*(f(h.friction)+u(l))}return this.rows.push(d),d}};function yP(n,{control:e,kp:t,kd:i},s,r,o){let a=o.length;if(e==="none"||r.length!==a)return new Float64Array(a);let l=Float64Array.from(o,(c,u)=>t[u]*(s.q[u]-r[u])+i[u]*(s.qd[u]-c));if(e==="pd")return l;if(e==="pd_gravity"){let c=n.call("gravity_torque"),u=n.has("spring_torque")?n.call("spring_torque"):new Float64Array(a);return l.map((h,d)=>h+c[d]+u[d])}return n.call("inverse_dynamics",{qdd:l.map((c,u)=>c+s.qdd[u])})}var di=be(!1),el=be(0),bh=be(1),ir=be(null),Lc=Fe(()=>{if(!$e.value)return"This robot is not known in this page.";let n=Zt.value;return n&&!n.has("step")?"These kernels have no steps: open the document with “isodyn workbench”.":""}),xP=Fe(()=>{let[n,e,t]=[$e.value,dt.value,$s.value];if(!n||Lc.value)return null;let i=t.follow?Si.value.law:null,s={q:t.target,qd:t.target.map(()=>0),qdd:t.target.map(()=>0)},r=l=>({...l,viscous:0,coulomb:[0,0],static:[0,0]}),o=e.kind==="dh"&&!t.friction?{...e,rows:e.rows.map(r)}:e,a=()=>n.editable?o.kind==="dh"?{numbers:Su(o),gravity:e.gravity,tip:pd(o)}:{numbers:n.numbers,gravity:e.gravity}:{};return{control:n.n===n.nq?t.control:"none",kp:t.kp,kd:t.kd,stops:t.stops,target:l=>i?l<=i.duration?i.at(l):{...i.at(i.duration),qd:s.qd,qdd:s.qdd}:s,robot:a()}}),sr=Fe(()=>{let[n,e,t,i]=[xP.value,Zt.value,$e.value,$s.value];return!n||!e||!t||i.q0.length!==t.nq||i.qd0.length!==t.n?null:new Bp(e,n,i.step,i.q0,i.qd0)}),Fr=sr,Mh=()=>{let n=sr.peek();Bl.value=n?Array.from(n.last.q):null,el.value=el.peek()+1};function MM(n){let[e,t,i]=[$e.peek(),Zt.peek(),ir.peek()];if(!e||!t||!i||!t.has("frames")||e.n!==e.nq)return;let s=t.call("frames",{q:n.last.q}),r=hs(e,s,i.link),o=Ot(r,i.local),a=Tn(i.to,o),l=e.links.reduce((h,d)=>h+d.mass,0)*9.81,c=Math.max(.2,Rt(a)),u=a.map(h=>h/c*l*2);return dy(e,s,e.links[i.link].body,o,u)}function SM(n,e,t){let i=$e.peek(),s=sr.peek();if(!i||!s||t==="end")return void(ir.value=null);let r=Math.min(n.link,i.links.length-1);if(t==="start"){let o=Zt.peek()?.call("frames",{q:s.last.q});if(!o||i.links[r].body<0)return;ir.value={link:r,local:Ot(wa(hs(i,o,r)),n.point),to:e},di.peek()||zp()}else ir.peek()&&(ir.value={...ir.peek(),to:e})}function Vg(n=1){let e=sr.peek();if(e){for(let t=0;t<n;t++)e.index<e.rows.length-1&&!ir.peek()?e.rewind(e.index+1):e.step(MM(e));Mh()}}function kc(n){di.value=!1,sr.peek()?.rewind(n),Mh()}var zp=()=>{di.value=!Lc.peek()&&sr.peek()!==null},Sh=()=>{di.value=!1};function Hg(){kc(0)}function Gg(){let n=sr.peek();if(!n)return;di.value=!1,n.rewind(n.rows.length-1);let e=Math.round($s.peek().duration/n.h);for(;n.index<e&&n.step().q.every(Number.isFinite););Mh()}function wM(){let n=sr.peek();if(!n)return!1;let{q:e,qd:t}=n.again();return[e,t].every((i,s)=>i.every((r,o)=>Object.is(r,(s?n.last.qd:n.last.q)[o])))}var bP=14;function AM(){let n=0,e=[It(()=>{sr.value,di.value=!1,Mh()}),It(()=>{if(cancelAnimationFrame(n),!di.value)return;let t=performance.now(),i=0,s=r=>{let o=sr.peek();if(!o||!di.peek())return;i+=Math.min((r-t)/1e3,.25)*fs.peek(),t=r;let a=performance.now()+bP,l=0,c=i;for(;i>=o.h&&performance.now()<a;){if(o.t>=$s.peek().duration-o.h/2&&!ir.peek()&&o.index>=o.rows.length-1){di.value=!1;break}if(o.index<o.rows.length-1&&!ir.peek())o.rewind(o.index+1);else if(!o.step(MM(o)).q.every(Number.isFinite)){di.value=!1;break}i-=o.h,l+=o.h}bh.value=c>o.h?Math.min(1,l/c):bh.peek(),i>.1*fs.peek()&&(i=0),Mh(),di.peek()&&(n=requestAnimationFrame(s))};n=requestAnimationFrame(s)})];return()=>{e.forEach(t=>t()),cancelAnimationFrame(n),di.value=!1,ir.value=null,Bl.value=null}}var TM=Fe(()=>{el.value;let[n,e,t,i]=[$e.value,Zt.value,ir.value,sr.peek()];if(!n||!e||!t||!i)return null;let s=hs(n,e.call("frames",{q:i.last.q}),t.link),r=[...We(s)].map((o,a)=>o+Do(on(s),t.local)[a]);return{at:r,vector:Tn(t.to,r)}});var EM=`title: Four numbers for each joint
source: Denavit and Hartenberg's rules, as in Saha, Introduction to Robotics
robot: three-link
minutes: 12

## From one frame to the next
An arm is described by frames, one on each link. Four numbers lead from one frame to the next: a turn theta about z and a slide d
along it, then a slide a along the new x and a turn alpha about it.

Walk through them for the first link and watch the frame move.
show: screen model
show: layers frames
show: walk 1
choose: Which of the four changes when a revolute joint moves?
- a
- alpha
- d
- theta *
why: A revolute joint turns about its z axis, so theta is its variable. The other three are fixed by how the link is made.

## A planar arm
In the table all alpha are 0: all joint axes are parallel, and the arm stays in a plane. The lengths of the links stand in the column a.
show: walk 2
predict: The arm is stretched out along x. How far from the first joint is the tip [m]?
value: tip x
within: 1 %
show: pose 0 0 0 deg
why: All three links lie on one line, so the distance is the sum of the three lengths a.

## Folding it
Now the second joint turns by 90 degrees. The third link turns with it.
show: screen pose
show: pose 0 90 0 deg
predict: How high does the tip stand above the first joint, along y [m]?
value: tip y
within: 1 %
why: The first link still lies along x. The second and the third point along y, so their lengths add up to the height.

## A joint that slides
In a prismatic joint the variable is d. Theta is then a fixed angle of the link.
show: screen model
show: robot stanford
show: walk 3
choose: Which joint of the Stanford arm slides?
- joint 2
- joint 3 *
- joint 6
why: Its third joint has P in the table: its entry d is where the slide starts, and the joint's position is added to it.
`;var CM=`title: A motion without jerks at its ends
source: Saha, Introduction to Robotics, equations (9.36a-c)
robot: three-link
minutes: 8

## Start and stop softly
A cycloid leads a joint from one position to another so that speed and acceleration are both 0 at the start and at the end. All joints
of this arm turn by 180 degrees in 10 seconds.
show: screen motion
show: motion cycloidal from 0 0 0 to 180 180 180 deg in 10 s
predict: What is the highest speed of joint 1 [rad/s]?
value: peak qd 1
within: 3 %
why: In the middle the cosine in (9.36b) is -1, so the speed is twice the mean speed: 2 pi / 10 s.

## Where the acceleration is largest
The speed is largest in the middle. The acceleration is its slope.
choose: When is the acceleration largest?
- at the start
- after a quarter of the time *
- in the middle
why: The acceleration is a sine over the whole time, (9.36c): its first peak stands at a quarter of it, and in the middle it is 0.

## How large it is
predict: What is the largest acceleration of joint 1 [rad/s2]?
value: peak qdd 1
within: 3 %
why: The mean speed, pi / 10 s, times 2 pi / 10 s.
`;var RM=`title: Torques of an arm of three links
source: Saha, Introduction to Robotics, Example 9.4
robot: three-link
minutes: 15

## What holds the arm up
The arm moves in a vertical plane; gravity points along -y. At the start it is stretched out along x and at rest.
show: screen motion
show: motion cycloidal from 0 0 0 to 180 180 180 deg in 10 s
predict: How large is the torque of joint 1 at the start [N m]?
value: tau 1 at 0 s
within: 5 %
why: Nothing moves yet, so gravity is all there is: each link's weight times how far its mass centre is from the first joint, along x.

## The third joint
The third joint carries one link only.
predict: And the torque of joint 3 at the start [N m]?
value: tau 3 at 0 s
within: 5 %
why: The weight of the last link acts at half its length.

## The same arm at the end
After 10 seconds all three joints have turned by 180 degrees. The first link points along -x, the second along +x again, the third along -x.
choose: What is the sign of the torque of joint 1 at the end?
- positive
- negative *
- it is 0
why: The first link and the heaviest part of the arm now lie on the other side of the joint, so its weight turns it the other way.

## Which part matters
This motion is slow. See how the torque of joint 1 is made up.
show: screen dynamics
choose: What does joint 1 work against most?
- its own inertia
- Coriolis and centrifugal forces
- gravity *
- friction
why: 10 seconds for half a turn leave accelerations below 0.2 rad/s2. Make the motion five times as fast, and inertia counts 25 times as much.
`;var PM=`title: Torques of industrial arms
source: Saha, Introduction to Robotics, Examples 9.5 to 9.7
robot: puma560
minutes: 15

## The Puma
Six revolute joints. The three of the arm carry the weight; the three of the wrist are small. All joints turn by 180 degrees in 10
seconds, by a cycloid.
show: screen motion
show: motion cycloidal from 0 0 0 0 0 0 to 180 180 180 180 180 180 deg in 10 s
choose: Which joint needs the largest torque?
- joint 1
- joint 2 *
- joint 6
why: Joint 2 lifts the whole arm. Joint 1 turns about a vertical axis, which gravity does not load.

## Gravity alone
predict: Which torque does joint 1 take against gravity in this pose [N m]?
value: g 1
within: 5 %
show: screen dynamics
why: The axis of joint 1 is vertical, so gravity has no moment about it, in any pose. The answer is 0.

## An arm that slides
The third joint of the Stanford arm slides; what drives it is a force.
show: robot stanford
show: screen motion
show: motion cycloidal from 0 -90 0 0 0 0 to 60 -150 0.1 60 -30 -30 deg in 10 s
predict: What is the largest force along joint 3 [N]?
value: peak tau 3
within: 10 %
why: The boom turns past the horizontal, so that its weight comes to lie along the joint.

## The KUKA KR-5
show: robot kr5
show: motion cycloidal from 0 0 0 0 0 0 to 60 60 60 60 60 60 deg in 10 s
predict: What is the largest torque of joint 2 [N m]?
value: peak tau 2
within: 10 %
why: The arm is stretched furthest when the weights of upper arm, forearm and wrist are furthest from the shoulder.
`;var IM=`title: Letting arms fall
source: Saha, Introduction to Robotics, Examples 9.8 to 9.11
robot: three-link
minutes: 15

## Three links let go
The motors are switched off. The arm starts at rest, stretched out along x, and falls.
show: screen simulation
show: simulation fall from 0 0 0 deg for 2 s step 1 ms
choose: Which joint's angle falls first?
- joint 1 *
- joint 3
- all in the same way
why: The arm as a whole turns about its first joint; in the first moment a stretched chain bends only a little.

## Energy
Without friction the sum of kinetic and potential energy must stay what it was.
predict: What is the total energy after one second [J]?
value: energy at 1 s
within: 1 %
why: Compare with the energy at the start: the difference is the error of the integrator, many digits behind the comma.

## The Puma
show: robot puma560
show: simulation fall from 0 0 0 0 0 0 deg for 2 s step 1 ms
choose: Joint 1 has a vertical axis. Does it move while the arm falls?
- no, gravity has no moment about it
- yes, since the other joints drive it *
why: The falling links have mass centres beside the plane in which they fall, and their accelerations couple into joint 1.

## A boom that slides out
In the Stanford arm the boom slides freely.
show: robot stanford
show: simulation fall from 0 -90 0 0 0 0 deg for 1.5 s step 1 ms
choose: When does the boom slide out fast?
- at once
- after joint 2 has turned so far that the boom points down *
- never
why: While the boom lies flat its weight has no part along the joint. As it tips, it slides, faster and faster.
`;var wh=be([EM,CM,RM,PM,IM].map(Ug)),Or=Fe(()=>wh.value.find(n=>n.title===Ai.value.name)??null),kM=Fe(()=>Or.value?.steps[Ai.value.step]??null);function DM(n){let e=Ug(n);return wh.value=[...wh.peek().filter(t=>t.title!==e.title),e],e}function Wg(n){Vt("Begin a lesson",()=>({lesson:{name:n.title,step:0,answers:{}}})),NM(n,0)}function Hp(){Vt("End the lesson",()=>({lesson:{name:"",step:0,answers:{}}}))}function Th(n){let e=Or.peek();e&&(Vt("Another step of the lesson",t=>({lesson:{...t.lesson,step:n}}),"lesson"),NM(e,n))}var qg=n=>Vt("Answer",e=>({lesson:{...e.lesson,answers:{...e.lesson.answers,[String(e.lesson.step)]:n}}}),"answer"),Ah=be(""),EP=be(null);async function NM(n,e){Ah.value="";try{let t=n.steps.slice(0,e+1).flatMap(i=>i.show.filter(s=>s.what==="robot").map(s=>s.words[0]));await CP(t[t.length-1]??n.robot);for(let i of n.steps[e].show)PP(i)}catch(t){Ah.value=t.message}}async function CP(n){let{model:e,lesson:t}=Yn.peek();if(e.name===n)return;let i=cM[n],s;if(i)s=xr(structuredClone(i),i.rows.map(()=>0));else{let r=await _d(n);r.model.kind==="source"&&La(r.model.toml,r.structure),s=xr(r.model,r.structure.neutral)}us(`Open ${n}`,{...s,lesson:t})}var RP=Math.PI/180;function Vp(n,e){let t=e===null?0:n.indexOf(e)+1;if(e!==null&&t===0)return null;let i=[];for(;t+i.length<n.length&&/^-?[\d.]+(e-?\d+)?$/.test(n[t+i.length]);)i.push(Number(n[t+i.length]));let s=n.includes("deg"),r=$e.peek()?.turns??[];return i.map((o,a)=>s&&r[a]!==!1?o*RP:o)}var LM=(n,e)=>Number(n[n.indexOf(e)+1])||2;function PP({what:n,words:e}){let t=$e.peek()?.nq??0,i=s=>{if(!s||s.length!==t)throw new Error(`"show: ${n} ${e.join(" ")}" needs ${t} positions for this arm.`);return s};if(n==="pose"&&Vt("A pose of the lesson",s=>({pose:{...s.pose,q:i(Vp(e,null))}})),n==="walk"&&(EP.value=Number(e[0])-1),n==="layers"&&dn({layers:["bodies","grid",...Ll.map(([s])=>s).filter(s=>e.includes(s))]}),n==="motion"){let[s,r]=[i(Vp(e,"from")),i(Vp(e,"to"))],o=e[0];Vt("A motion of the lesson",a=>({motion:{...a.motion,kind:o,csv:"",waypoints:[{t:0,q:s},{t:LM(e,"in"),q:r}]}}))}if(n==="simulation"){let s=i(Vp(e,"from")),r={fall:"none",pd:"pd","pd+gravity":"pd_gravity",computed:"computed_torque"}[e[0]];if(!r)throw new Error(`"show: simulation ${e[0]}": there are fall, pd, pd+gravity, computed.`);let o=e.includes("step")?Number(e[e.indexOf("step")+1])/1e3:.001;Vt("A simulation of the lesson",a=>({simulation:{...a.simulation,control:r,q0:s,qd0:a.simulation.qd0.map(()=>0),duration:LM(e,"for"),step:o,friction:!1,stops:!1}}))}}var $g=Fe(()=>{let e=Or.value?.steps.slice(0,Ai.value.step+1).flatMap(t=>t.show.filter(i=>i.what==="screen").map(i=>i.words[0]));return e?.[e.length-1]??""});function FM({quantity:n,of:e,when:t}){let[i,s]=[Zt.value,$e.value];if(!s||!i)return null;let r=s.n,o=Number(e[0])-1;if(n==="tip"){let l=typeof t=="number"?Si.value.law?.at(t).q:bt.value.q;return l?We(r0(l))["xyz".indexOf(e[0])]:null}if($g.value==="simulation"&&typeof t=="number"&&["q","qd","energy","kinetic","potential","fall"].includes(n)){let l=Fr.value;if(!l)return null;let c=Math.round(t/l.h),u=l.index;if(l.rows.length<=c)for(l.rewind(l.rows.length-1);l.index<c;)l.step();let h=l.rows[c];return l.rewind(Math.min(u,l.rows.length-1)),n==="q"||n==="fall"?h.q[o]:n==="qd"?h.qd[o]:n==="energy"?h.kinetic+h.potential:h[n]}if(t!==null){let l=ws.value,{law:c}=Si.value;if(!l||!c)return null;let u=typeof t=="number"?_h(s,i,c,Float64Array.of(t),bt.value.wrench):l,h={tau:u.tau[o],q:u.q[o],qd:u.qd[o],qdd:u.qdd[o],power:u.power[o],g:u.gravity[o],kinetic:u.kinetic,potential:u.potential}[n];if(n==="energy")return typeof t=="number"?u.kinetic[0]+u.potential[0]:null;if(!h)return null;if(typeof t=="number")return h[0];let{peak:d,rms:f}=ia(u.t,h);return t==="peak"?Math.abs(d):f}let a=new Float64Array(r);if(i.set({q:bt.value.q,qd:a,qdd:a,wrench:bt.value.wrench}),n==="tau")return i.call("inverse_dynamics")[o];if(n==="g")return i.call("gravity_torque")[o];if(n==="M")return i.call("mass_matrix")[r*o+Number(e[1])-1];if(n==="C")return i.call("coriolis_matrix")[r*o+Number(e[1])-1];if(n==="q")return bt.value.q[o];if(n==="energy"||n==="kinetic"||n==="potential"){let[l,c]=i.call("energies");return{energy:l+c,kinetic:l,potential:c}[n]}return null}var tl=Math.PI/180,IP=Fe(()=>Dt.value.degrees),Qn=(n,e=4,t=.01,i=1)=>({label:n,factor:i,digits:e,step:t});function ei(n){let e=IP.value;switch(n){case"angle":return e?Qn("°",2,1,tl):Qn("rad",4,.02);case"speed":return e?Qn("°/s",2,1,tl):Qn("rad/s",4,.02);case"acceleration":return e?Qn("°/s²",2,1,tl):Qn("rad/s²",4,.02);case"length":return Qn("m",4,.005);case"velocity":return Qn("m/s",4,.01);case"linear acceleration":return Qn("m/s²",4,.01);case"mass":return Qn("kg",4,.1);case"inertia":return Qn("kg m²",6,.001);case"torque":return Qn("N m",3,1);case"force":return Qn("N",3,1);case"power":return Qn("W",2,1);case"energy":return Qn("J",4,1);case"time":return Qn("s",4,.1);case"gravity":return Qn("m/s²",3,.1);case"damping":return Qn("N m s/rad",4,.1);case"stiffness":return Qn("N m/rad",3,1);default:return Qn("",4,.1)}}var rr=n=>es(n)?"length":"angle",vo=n=>es(n)?"velocity":"speed",OM=n=>es(n)?"linear acceleration":"acceleration",Ur=n=>es(n)?"force":"torque",es=n=>n==="P"||n==="prismatic";function ti(n,e=4){if(!Number.isFinite(n))return Number.isNaN(n)?"–":n>0?"∞":"−∞";let t=Math.abs(n);return(t!==0&&(t>=1e6||t<10**-e)?n.toExponential(2):Number(n.toFixed(e)).toString()).replaceAll("-","−")}function Bt(n,e,t){let i=ei(e),s=i.label.startsWith("°")?"":" ";return`${ti(n/i.factor,t??i.digits)}${i.label?s+i.label:""}`}function ra(n,e){if(n===null)return"";let t=n/e.factor,i=Number(t.toPrecision(12));return String(i===0?0:i)}function Yg(n,e){if(n===null)return"";let t=n/e.factor,i=Math.abs(t);if(i<1e-10)return"0";if(i>=1e7||i<.5*10**-(e.digits+2))return t.toExponential(3).replace(/\.?0+e/,"e");let s=Number(Number(t.toPrecision(Math.max(5,Math.ceil(Math.log10(i+1))+2))).toFixed(e.label.startsWith("°")?3:e.digits+2));return String(s===0?0:s)}function nl(n,e){let t=n.trim().replaceAll("−","-").replaceAll("π","pi");if(!t)return null;let i=/^(.*?)\s*(°\/s²|°\/s|°|deg|rad|mm|cm|m|kg|g|ms|s)?$/u.exec(t);if(!i)return NaN;let s=LP(i[1]),r=i[2],o=e.label.startsWith("°")||e.label.startsWith("rad");if(r===void 0)return s*(/pi/.test(t)&&o?1:e.factor);let a=o?{"°":tl,"°/s":tl,"°/s²":tl,deg:tl,rad:1}:e.label==="m"?{mm:.001,cm:.01,m:1}:e.label==="kg"?{kg:1,g:.001}:e.label==="s"?{s:1,ms:.001}:{};return s*(a[r]??NaN)}function LP(n){let t=n.trim().split(/([*/])/),i=Xg(t[0]);for(let s=1;s<t.length;s+=2)i=t[s]==="*"?i*Xg(t[s+1]):i/Xg(t[s+1]);return i}function Xg(n){let e=n.trim(),t=/^([+-]?)(.*?)\s*pi$/.exec(e);return t?(t[1]==="-"?-1:1)*(t[2]?kp(t[2]):1)*Math.PI:kp(e)}function kP({text:n}){let e=n.split(/(\*\*[^*]+\*\*|`[^`]+`)/);return p("p",{children:e.map(t=>t.startsWith("**")?p("strong",{children:t.slice(2,-2)}):t.startsWith("`")?p("code",{children:t.slice(1,-1)}):t)})}var Gp=be(new Set),Wp=()=>`${Ai.value.name}/${Ai.value.step}`,Jg=()=>{Gp.value=new Set([...Gp.peek(),Wp()])},DP=Math.PI/180,UM=(n,e)=>e==="deg"||e==="°"||e==="deg/s"?n/DP:n;function NP({question:n}){let e=Ai.value.answers[String(Ai.value.step)]??"",t=e?nl(e,{label:"",factor:1,digits:4,step:1}):null,i=Gp.value.has(Wp()),s=i&&n.value?FM(n.value):null,r=s!==null&&t!==null&&Number.isFinite(t)?oM(n,t,UM(s,n.unit)):null;return p("form",{class:"question",onSubmit:o=>(o.preventDefault(),Jg()),children:[p("label",{for:"prediction",children:[p("strong",{children:"Predict."})," ",n.text]}),p("div",{class:"row",children:[p("div",{class:"number",children:[p("input",{id:"prediction",type:"text",inputMode:"decimal",autocomplete:"off",value:e,onInput:o=>qg(o.target.value)}),n.unit&&p("span",{class:"unit","aria-hidden":"true",children:n.unit})]}),p(ot,{kind:"primary",onClick:Jg,disabled:!e.trim(),children:"Check"})]}),e&&t!==null&&!Number.isFinite(t)&&p("p",{class:"field-error",role:"alert",children:"A number is needed, such as 4.2 or 0,5."}),i&&s===null&&p(Ht,{level:"warning",children:"The kernels of this arm are not here yet; try again in a moment."}),s!==null&&p(Ht,{level:r?.right?"good":"note",children:[r?.right?"That is right.":t===null||!Number.isFinite(t)?"":"Not quite."," The page computes ",ti(UM(s,n.unit),4)," ",n.unit,r&&!r.right&&Math.abs(s)>1e-6?`, and you are ${ti(100*r.off,0)} % off`:"",". ",n.why]})]})}function FP({question:n}){let e=Ai.value.answers[String(Ai.value.step)]??"",t=Gp.value.has(Wp());return p("fieldset",{class:"question",children:[p("legend",{children:[p("strong",{children:"Choose."})," ",n.text]}),n.options.map((i,s)=>p("label",{class:t&&s===n.right?"option right":"option",children:[p("input",{type:"radio",name:`option-${Wp()}`,checked:e===i,onChange:()=>qg(i)})," ",i,t&&s===n.right&&p(Nn,{name:"check",size:16})]},i)),p("div",{children:p(ot,{kind:"primary",onClick:Jg,disabled:!e,children:"Check"})}),t&&e&&p(Ht,{level:n.options[n.right]===e?"good":"note",children:[n.options[n.right]===e?"That is right.":"Not quite."," ",n.why]})]})}async function BM(){let n=await Pc(".txt,.md");if(n)try{Wg(DM(await n.text()))}catch(e){Kn(e instanceof go?`${n.name}: ${e.message}`:e.message,"error")}}function OP(){return p(ct,{children:[p("p",{class:"hint",children:"Predict, try, check: each lesson sets up an arm and asks what it will do before it does it."}),p("ul",{class:"lesson-list",children:wh.value.map(n=>p("li",{children:p("button",{type:"button",class:"lesson-card",onClick:()=>Wg(n),children:[p("strong",{children:n.title}),p("span",{children:n.source}),p("small",{children:[n.steps.length," steps",n.minutes?`, about ${n.minutes} minutes`:""]})]})},n.title))}),p("div",{class:"buttons",children:p(ot,{icon:"open",onClick:()=>{BM()},children:"Open a lesson of your own …"})}),p("p",{class:"hint",children:"A lesson is a plain text file; docs/workbench-lessons.md shows how to write one."})]})}function UP(){let n=Or.value,e=kM.value;if(!n||!e)return p(OP,{});let t=Ai.value.step,i=mh.value.find(s=>s.id===$g.value);return p("article",{class:"lesson",children:[p("header",{children:[p("p",{class:"hint",children:[n.title," · step ",t+1," of ",n.steps.length]}),p("progress",{max:n.steps.length,value:t+1,"aria-label":"How far the lesson is"}),p("h3",{children:e.title})]}),e.text.map(s=>p(kP,{text:s},s)),Ah.value&&p(Ht,{level:"warning",children:Ah.value}),i&&i.id!=="lessons"&&p("div",{class:"buttons",children:p(ot,{icon:i.icon,onClick:()=>Ss(i.id),children:["Try it: ",i.title]})}),e.question?.kind==="predict"&&p(NP,{question:e.question},t),e.question?.kind==="choose"&&p(FP,{question:e.question},t),p("footer",{class:"buttons",children:[p(ot,{onClick:()=>Th(t-1),disabled:!t,children:"Back"}),t+1<n.steps.length?p(ot,{kind:"primary",onClick:()=>Th(t+1),children:"Next"}):p(ot,{kind:"primary",onClick:Hp,children:"Finish"}),p(ot,{kind:"quiet",onClick:Hp,children:"Leave the lesson"})]})]})}function zM(){let n=Or.value;return n?p("div",{class:"lesson-bar",children:[p(Nn,{name:"lessons",size:18}),p("span",{children:[n.title,", step ",Ai.value.step+1," of ",n.steps.length]}),p(ot,{small:!0,onClick:()=>Ss("lessons"),children:"Back to the lesson"})]}):null}kn({id:"lessons.open",title:"Open a lesson of your own …",words:"teach text",run:()=>{BM()}},{id:"lessons.next",title:"Next step of the lesson",able:()=>!!Or.value&&Ai.value.step+1<Or.value.steps.length,run:()=>Th(Ai.peek().step+1)},{id:"lessons.back",title:"Step of the lesson before",able:()=>!!Or.value&&Ai.value.step>0,run:()=>Th(Ai.peek().step-1)},{id:"lessons.end",title:"Leave the lesson",able:()=>!!Or.value,run:Hp});Ui({id:"lessons",title:"Lessons",icon:"lessons",key:"8",layout:"side",component:UP});function VM(){let n=Ea.value,e=n>=20?1:n>=2?2:3;return p("div",{class:"transport",role:"group","aria-label":`Playing: ${an.value?.title??""}`,children:[p(pn,{icon:"first",label:"To the start",onClick:()=>ks(0),kind:"fine-only"}),p(pn,{icon:"back",label:"One step back",keys:",",onClick:()=>Ra(-1),kind:"fine-only"}),p(pn,{icon:ds.value?"pause":"play",label:ds.value?"Pause":"Play",keys:"Space",onClick:wu,kind:"play",size:22}),p(pn,{icon:"next",label:"One step on",keys:".",onClick:()=>Ra(1),kind:"fine-only"}),p("input",{type:"range","aria-label":"Time","aria-valuetext":`${fn.value.toFixed(e)} s of ${n.toFixed(e)} s`,min:0,max:n,step:n/2e3||1,value:fn.value,onInput:t=>(ds.value=!1,ks(Number(t.target.value))),ref:t=>t?.style.setProperty("--to",`${n>0?100*fn.value/n:0}%`)}),p("output",{class:"clock",children:[fn.value.toFixed(e),p("span",{children:[" / ",n.toFixed(e)," s"]})]}),p("label",{class:"speed",children:[p("span",{class:"unseen",children:"Speed"}),p("select",{value:String(fs.value),onChange:t=>fs.value=Number(t.target.value),children:Ca.map(t=>p("option",{value:String(t),children:[t,"×"]},t))})]}),p(pn,{icon:"repeat",label:Sr.value?"Plays again and again":"Plays once",pressed:Sr.value,onClick:()=>Sr.value=!Sr.value,kind:"fine-only"})]})}var oa=be("half"),HM=be(!1);function BP(){return p("header",{class:"top",children:[p("button",{type:"button",class:"brand",onClick:()=>Ss("start"),"aria-label":"isodyn workbench, to the start",children:[p("svg",{viewBox:"0 0 32 32",width:"26",height:"26","aria-hidden":"true",children:[p("path",{d:"M6 27h10M11 26V18L20 8l6 5"}),p("circle",{cx:"11",cy:"18",r:"3"}),p("circle",{cx:"20",cy:"8",r:"3"})]}),p("span",{children:"isodyn"})]}),p(zP,{}),p("div",{class:"top-group fine-only",children:[p(pn,{icon:"undo",label:Ma.value?`Undo: ${Ma.value}`:"Undo",keys:"Mod+Z",disabled:!Ma.value,onClick:()=>Kr("edit.undo")}),p(pn,{icon:"redo",label:Sa.value?`Redo: ${Sa.value}`:"Redo",keys:"Mod+Shift+Z",disabled:!Sa.value,onClick:()=>Kr("edit.redo")})]}),p("button",{type:"button",class:"search",onClick:()=>Za.value=!0,"aria-label":"Search actions",children:[p(Nn,{name:"search",size:17}),p("span",{children:"Search actions"}),p("kbd",{children:os("Mod+K")})]}),p("div",{class:"top-group",children:[p("button",{type:"button",class:"unit-switch","aria-label":`Angles in ${Dt.value.degrees?"degrees":"radians"}; switch`,onClick:()=>dn({degrees:!Dt.value.degrees}),children:[p("span",{class:Dt.value.degrees?"on":void 0,children:"deg"}),p("span",{class:Dt.value.degrees?void 0:"on",children:"rad"})]}),p(pn,{icon:"share",label:"Copy a link to this document",keys:"Mod+Shift+L",onClick:()=>{Ng().then(n=>Qt(n,`A link of ${n.length} characters`))},kind:"fine-only"}),p(eo,{label:"Theme",icon:{light:"sun",dark:"moon",projector:"screen"}[Da.value],align:"right",items:()=>ka.map(([n,e])=>({title:e,checked:Dt.value.theme===n,run:()=>dn({theme:n})}))}),p(eo,{label:"File and more",icon:"more",align:"right",items:()=>[{title:"Open a file …",icon:"open",keys:os("Mod+O"),run:()=>{vh()}},{title:"Save to a file",icon:"save",keys:os("Mod+S"),run:Ip},{title:"Copy a link",icon:"share",keys:os("Mod+Shift+L"),run:()=>Kr("file.share")},{title:"Copy as Python",icon:"code",run:()=>{Qt(An(),"Python")},apart:!0},{title:"Save the picture (PNG)",icon:"camera",run:()=>Kr("file.picture")},{title:"Print",icon:"print",keys:os("Mod+P"),run:()=>print()},{title:"Undo",icon:"undo",keys:os("Mod+Z"),run:()=>Kr("edit.undo"),disabled:!Ma.value,apart:!0},{title:"Redo",icon:"redo",keys:os("Mod+Shift+Z"),run:()=>Kr("edit.redo"),disabled:!Sa.value}]})]})]})}function zP(){let n=dt.value.name;return p("label",{class:"robot-name",children:[p("span",{class:"unseen",children:"Name of the robot"}),p("input",{type:"text",size:1,value:n,maxLength:80,spellcheck:!1,autocomplete:"off",onChange:t=>{let i=t.target.value.trim();i&&i!==n?Vt("Rename the robot",s=>({model:{...s.model,name:i}})):t.target.value=n},onKeyDown:t=>t.key==="Enter"&&t.target.blur()}),p("span",{class:"robot-name-size","aria-hidden":"true",children:n})]})}function VP(){return p("nav",{class:"rail","aria-label":"Screens",children:[mh.value.map(n=>p("button",{type:"button",class:n.quiet?"quiet":void 0,"aria-current":n===gh.value?"page":void 0,"aria-keyshortcuts":`Alt+${n.key}`,onClick:()=>Ss(n.id),children:[p(Nn,{name:n.icon,size:22}),p("span",{children:n.title})]},n.id)),p("div",{class:"rail-foot",children:p(HP,{})})]})}function HP(){if(ps.value==="none"&&ki!=="file")return null;let n={none:"off",starting:"off",connected:"good",lost:"bad",link:"bad"}[ps.value],e={none:"No server",starting:"Looking …",connected:"Connected",lost:"Server gone",link:"Not known"}[ps.value];return p("div",{class:`server ${n}`,title:Au.value,role:"status",children:[p("span",{class:"lamp","aria-hidden":"true"}),p("span",{children:e})]})}function GP(){let n=["low","half","full"],e=Kt(null),t=i=>oa.value=n[Math.min(2,Math.max(0,n.indexOf(oa.value)+i))];return p("button",{type:"button",class:"handle","aria-label":oa.value==="full"?"Make the panel smaller":"Make the panel larger","aria-expanded":oa.value!=="low",onClick:()=>e.current===null&&(oa.value=oa.value==="full"?"low":n[n.indexOf(oa.value)+1]),onPointerDown:i=>(i.target.setPointerCapture(i.pointerId),e.current=i.clientY),onPointerUp:i=>{let s=e.current===null?0:i.clientY-e.current;Math.abs(s)>24&&t(s<0?1:-1),setTimeout(()=>e.current=null,Math.abs(s)>24?50:0),Math.abs(s)<=24&&(e.current=null)},children:p("span",{})})}function WP(){let n=xn(0),e=i=>{n.value=Math.min(Math.max(i,300),innerWidth-420),document.documentElement.style.setProperty("--panel",`${n.value}px`)},t=()=>document.querySelector(".panel")?.getBoundingClientRect().width??400;return p("div",{class:"divider",role:"separator","aria-orientation":"vertical","aria-label":"Width of the panel","aria-valuenow":Math.round(n.value||400),"aria-valuemin":300,"aria-valuemax":2e3,tabIndex:0,onPointerDown:i=>(i.target.setPointerCapture(i.pointerId),i.preventDefault()),onPointerMove:i=>i.target.hasPointerCapture(i.pointerId)&&e(innerWidth-i.clientX),onDblClick:()=>document.documentElement.style.removeProperty("--panel"),onKeyDown:i=>{let s={ArrowLeft:32,ArrowRight:-32}[i.key];s&&(i.preventDefault(),e(t()+s))}})}function GM(){let n=gh.value,e=Kt(null);if(n&&n.layout!=="page"&&(HM.value=!0),Ct(()=>{e.current?.scrollTo(0,0),document.documentElement.style.removeProperty("--panel"),document.title=`${n?.title??""} · ${dt.peek().name} · isodyn workbench`},[n?.id]),!n)return null;let t=n.component;return p("div",{class:"app","data-layout":n.layout,"data-screen":n.id,"data-sheet":oa.value,children:[p("a",{class:"skip",href:"#panel",children:"To the panel"}),p(BP,{}),p(VP,{}),p("main",{class:"work",children:[p("div",{class:"stage",hidden:n.layout==="page",children:[HM.value&&p(Xb,{}),an.value&&n.transport!==!1&&p(VM,{})]}),n.layout!=="page"&&p(WP,{}),p("section",{class:"panel",id:"panel",ref:e,tabIndex:-1,"aria-label":n.title,children:[n.layout!=="page"&&p(GP,{}),p("div",{class:"panel-inner",children:[n.id!=="lessons"&&n.id!=="start"&&p(zM,{}),n.layout!=="page"&&p("h2",{class:"panel-title",children:n.title}),p(t,{},n.id)]})]},n.layout==="page"?"page":"panel")]}),p(Ny,{}),p(Oy,{}),p(iM,{})]})}var Kg=240,qp=180;function qP(n){switch(n.kind){case"limb":return[n.from,n.to,(n.r0+n.r1)/2];case"beam":return[n.from,n.to,n.width/2];case"ball":return[n.at,n.at,n.radius];case"drum":{let e=n.axis.map(t=>.5*(n.length-.9*n.radius)*t);return[n.at.map((t,i)=>t-e[i]),n.at.map((t,i)=>t+e[i]),n.radius*.9]}default:return null}}function WM({model:n,q:e,label:t}){let i=vd(n),s=Ul(n,e),{middle:r,radius:o}=Rd({figure:i,frames:s.slice(0,-1)}),a=Cd(r,o*.86,i.up,Kg/qp),l=to(a,Kg,qp),c=qp/2/Math.tan(.279),u=i.links.flatMap((y,m)=>y.parts.flatMap(v=>{let _=qP(v);if(!_)return[];let[w,b]=[l(Ot(s[m],_[0])),l(Ot(s[m],_[1]))],E=(w[2]+b[2])/2;return[{p:w,q:b,depth:E,width:2*_[2]*c/E,tone:v.tone}]})).sort((y,m)=>m.depth-y.depth),h=We(s[0]),d=ql(i,s[0])-h.reduce((y,m,v)=>y+m*i.up[v],0),f=l(h.map((y,m)=>y+d*i.up[m])),g=i.reach*.42*c/f[2];return p("svg",{class:"sketch",viewBox:`0 0 ${Kg} ${qp}`,role:"img","aria-label":t,children:[p("ellipse",{class:"sketch-ground",cx:f[0],cy:f[1],rx:g,ry:g*.32}),u.map(({p:y,q:m,width:v,tone:_},w)=>p("g",{class:`sketch-${_}`,children:[p("line",{class:"edge",x1:y[0],y1:y[1],x2:m[0]+.01,y2:m[1],"stroke-width":v+1.6}),p("line",{class:"fill",x1:y[0],y1:y[1],x2:m[0]+.01,y2:m[1],"stroke-width":v}),p("line",{class:"shine",x1:y[0]-v*.16,y1:y[1]-v*.12,x2:m[0]-v*.16+.01,y2:m[1]-v*.12,"stroke-width":v*.34})]},w))]})}var jg=be([]);function qM(n){us(`Open ${n.title}`,xr(structuredClone(n.model),n.home)),Ss("model")}async function $P(n){try{let{model:e,structure:t}=await _d(n.name);e.kind==="source"&&La(e.toml,t),us(`Open ${n.name}`,xr(e,t.neutral)),Ss(e.kind==="dh"?"model":"pose")}catch(e){Kn(e.message,"error")}}var XP={industrial:"Industrial arms",collaborative:"Collaborative arms",textbook:"Textbook arms",mobile:"Moving and legged",parallel:"Closed loops",templates:"Templates"},YP=n=>XP[n]??n.charAt(0).toUpperCase()+n.slice(1);function JP(){let n=xn(!1),e=xn("");Ct(()=>{(ki!=="served"||Uo.value)&&Ay().then(s=>jg.value=s,()=>{})},[Uo.value]);let t=jg.value.filter(s=>s.family!=="templates"&&`${s.name} ${s.title} ${s.joints}`.toLowerCase().includes(e.value.toLowerCase())),i=[...new Set(t.map(s=>s.family))];return p("div",{class:n.value?"start over":"start",onDragOver:s=>(s.preventDefault(),n.value=!0),onDragLeave:()=>n.value=!1,onDrop:s=>{s.preventDefault(),n.value=!1;let r=s.dataTransfer?.files[0];r&&Fg(r)},children:[p("header",{class:"start-head",children:[p("div",{children:[p("h1",{children:"Robot dynamics, live"}),p("p",{children:"Pick an arm and change anything: torques, motion and equations follow at once, computed in this page."})]}),p("div",{class:"buttons",children:[p(ot,{icon:"open",onClick:()=>{vh()},children:"Open a file"}),p(ot,{icon:"right",kind:"primary",onClick:()=>Ss("model"),children:["Continue with ",dt.value.name]})]})]}),p("h2",{children:"Begin with an arm"}),p("ul",{class:"cards",children:gu.map(s=>p("li",{children:p("button",{type:"button",class:"card",onClick:()=>qM(s),children:[p(WM,{model:s.model,q:s.home,label:`Picture of ${s.title}`}),p("span",{class:"card-title",children:[s.title,p("small",{class:"letters",children:s.joints})]}),p("span",{class:"card-words",children:s.words})]})},s.title))}),jg.value.length>0&&p(ct,{children:[p("div",{class:"library-head",children:[p("h2",{children:"Library"}),p("label",{class:"find",children:[p(Nn,{name:"search",size:16}),p("span",{class:"unseen",children:"Find a robot"}),p("input",{type:"text",placeholder:"Find a robot",value:e.value,onInput:s=>e.value=s.target.value})]})]}),i.map(s=>p("section",{class:"family",children:[p("h3",{children:YP(s)}),p("ul",{class:"rows",children:t.filter(r=>r.family===s).map(r=>p("li",{children:p("button",{type:"button",class:"row-card",onClick:()=>{$P(r)},children:[p("span",{class:"card-title",children:[r.name,p("small",{class:"letters",children:r.joints.length>12?`${r.joints.replace(/\([^)]*\)/g,"").length} joints`:r.joints})]}),p("span",{class:"card-words",children:r.title})]})},r.name))})]},s)),!t.length&&p("p",{class:"hint",children:["No robot is called “",e.value,"”."]})]}),p("p",{class:"start-foot",children:[Au.value," ",ki==="served"?"URDF, MJCF, TOML, zip with meshes and saved documents can be dropped here.":"Saved documents can be dropped here."]})]})}kn(...gu.map(n=>({id:`start.${n.title.replace(/\W+/g,"-").toLowerCase()}`,title:`Begin with: ${n.title}`,words:`new robot template ${n.joints}`,run:()=>qM(n)})));Ui({id:"start",title:"Start",icon:"start",key:"1",layout:"page",component:JP});var Eh=2*Math.PI,Br=n=>String(Number(n.toPrecision(4)));function KP(n){let[e,t,i,s,r,o]=n.inertia;return Fl([e,s,r,s,t,o,r,o,i],3).values}function jP(n){let e=[],t=(a,l,c,u,h)=>e.push({rule:a,level:l,field:c,text:u,remedy:h}),[i,s,r]=KP(n),o=n.inertia.some(Boolean);if(n.mass<0&&t("mass-negative","error","mass",`the mass is negative (${Br(n.mass)} kg)`,"give a mass of 0 or more"),n.mass>1e3&&t("unit-mass","warning","mass",`a mass of more than a tonne: grams? (${Br(n.mass)} kg)`,"give kilograms"),n.mass===0&&!o&&t("mass-zero","note","mass","a link that moves has no mass","give its mass, or leave it if it only joins two axes"),n.mass===0&&o&&t("inertia-without-mass","warning","mass","the link has inertia but no mass","give the mass that goes with it"),n.mass>0&&!o&&t("inertia-missing","warning","inertia","the link has mass but no inertia","give its inertia about the centre of mass"),o){let a=Math.max(Math.abs(i),Math.abs(r)),l=`${Br(i)}, ${Br(s)}, ${Br(r)} kg m²`,c=(r-i-s)/(a||1);i<-1e-9*a?t("inertia-negative","error","inertia",`the inertia has a negative principal moment (${l})`,"check the signs of the products of inertia"):c>.01?t("triangle-inequality","error","inertia",`one principal moment is above the sum of the other two, which no body has (${l})`,"check for swapped or mistyped entries"):c>1e-9&&t("triangle-rounded","warning","inertia",`one principal moment is a little above the sum of the other two (${l})`,"give more digits: a flat body was rounded"),n.mass>0&&Math.sqrt(r/n.mass)>10&&t("unit-inertia","warning","inertia","a radius of gyration of more than 10 m: kg mm² or g mm²?","give kg m²")}for(let a of["a","d"])Math.abs(n[a])>10&&t("unit-length","warning",a,`a length of more than 10 m: millimetres? (${Br(n[a])} m)`,"give metres");Math.hypot(...n.com)>10&&t("unit-length","warning","com",`a length of more than 10 m: millimetres? (${Br(Math.hypot(...n.com))} m)`,"give metres");for(let a of["theta","alpha"]){let l=n[a],c=Math.abs(l/(Eh/4)-Math.round(l/(Eh/4)))*(Eh/4);Math.abs(l)>Eh?t("unit-angle","warning",a,`more than a turn: degrees? (${Br(l)} rad)`,"switch the unit, or give radians"):c>1e-12&&c<.001&&t("near-right-angle","note",a,"the angle is nearly but not exactly a multiple of π/2","write pi/2 in full: exact right angles compute faster")}n.joint==="P"&&Math.abs(n.theta)>0&&n.lower===null&&n.upper===null&&t("limits-missing","note","upper","the slide has no end","give its stroke"),n.lower!==null&&n.upper!==null&&(n.lower>n.upper?t("limits-unreachable","error","lower","no position satisfies the limits","give a lower below an upper limit, or leave them empty"):n.lower===n.upper?t("limits-empty","warning","lower","the limits leave no room to move","give the range"):(n.lower>0||n.upper<0)&&t("limits-exclude-zero","note","lower","0 is outside the limits","start simulations elsewhere"));for(let a of["lower","upper"]){let l=n[a];n.joint==="R"&&l!==null&&Math.abs(l)>2*Eh&&Math.abs(l)<1e4&&t("limits-degrees","warning",a,`a limit of more than two turns: degrees? (${Br(l)} rad)`,"switch the unit, or give radians")}for(let a of["velocity","effort"])n[a]===0&&t("limits-zero","warning",a,"a limit of 0 does not let the joint move","give the limit, or leave it empty when it is not known");for(let a of["viscous","rotor_inertia","stiffness"])n[a]<0&&t(`${a}-negative`,"error",a,"the value is negative","give 0 or more");return(n.coulomb[0]<0||n.coulomb[1]>0)&&t("coulomb-sign","error","coulomb","dry friction pushes along the motion","give the torque at positive speed as a positive, that at negative speed as a negative number"),n.rotor_inertia>0&&n.gear_ratio===0&&t("gear-zero","warning","gear_ratio","the rotor does not turn with the joint","give the turns of the motor for each of the joint"),e}function XM(n){let e=n.rows.flatMap(r=>jP(r).map(o=>({...o,link:r.link,joint:r.name}))),t=(r,o,a,l,c,u)=>e.push({rule:r,level:o,field:a,text:l,remedy:c,link:u?.link??"",joint:u?.name??""}),i=Math.hypot(...n.gravity);i>50&&t("unit-gravity","warning","gravity",`gravity is far above 9.81: mm/s²? (${Br(i)} m/s²)`,"give m/s²");let s=n.rows.at(-1);s&&s.mass===0&&!s.inertia.some(Boolean)&&s.rotor_inertia===0&&n.payload.mass===0&&t("massless-tip","error","mass","the last joint moves no inertia, so the mass matrix is singular","give the last link mass and inertia, or a payload",s);for(let r of["link","name"])n.rows.forEach((o,a)=>{n.rows.findIndex(l=>l[r]===o[r])<a&&t("name-twice","error",r,`two ${r==="link"?"links":"joints"} are called “${o[r]}”`,"give each a name of its own",o)});return e}var $M={error:0,warning:1,note:2},Zg=n=>[...n].sort((e,t)=>$M[e.level]-$M[t.level]);function or(n){let{label:e,quiet:t,kind:i="plain"}=n,s=yr(),r=n.unit??ei(i);return p("div",{class:t?"field quiet":"field",children:[p("label",{for:s,class:t?"unseen":void 0,children:e}),p("div",{class:"number",children:[p(Bs,{...n,id:s}),r.label&&p("span",{class:"unit","aria-hidden":"true",children:r.label})]})]})}function Bs({value:n,kind:e="plain",unit:t,onChange:i,onClear:s,min:r,max:o,label:a,placeholder:l,disabled:c,remark:u,level:h,id:d,cell:f}){let g=t??ei(e),y=xn(null),m=xn(""),v=xn(!1),_=yr(),w=S=>Math.min(Math.max(S,r??-1/0),o??1/0),b=S=>{let x=nl(S,g);if(x===null)return s?(m.value="",n!==null&&s(),!0):(m.value="A number is needed here.",!1);if(!Number.isFinite(x))return m.value=`“${S.trim()}” is not a number: write 0.25, 1,5, 2e-3, pi/2 or 90°.`,!1;m.value="";let A=w(x);return S.trim()!==ra(n,g)&&A!==n&&i(A),!0},E=S=>{let x=S.target;if(S.key==="Enter"&&b(x.value))y.value=null;else if(S.key==="Escape"&&y.value!==null)S.stopPropagation(),y.value=null,m.value="";else if(!f&&(S.key==="ArrowUp"||S.key==="ArrowDown")){S.preventDefault();let A=(S.key==="ArrowUp"?1:-1)*(S.shiftKey?10:1);y.value=null,i(w(Number(((n??0)/g.factor+A*g.step).toPrecision(12))*g.factor))}};return p(ct,{children:[p("input",{id:d,type:"text",inputMode:"decimal",autocomplete:"off",spellcheck:!1,disabled:c,placeholder:l,"aria-label":d?void 0:a,"aria-invalid":m.value!==""||h==="error","aria-describedby":m.value||u?_:void 0,"data-dirty":y.value!==null?"1":void 0,class:h,value:y.value??(v.value?ra(n,g):Yg(n,g)),title:m.value||u||(Yg(n,g)===ra(n,g)?void 0:ra(n,g)),onInput:S=>y.value=S.target.value,onKeyDown:E,onFocus:S=>{let x=S.target;v.value=!0,y.peek()===null&&(x.value=ra(n,g)),x.select()},onBlur:S=>{v.value=!1,y.value!==null&&b(S.target.value)&&(y.value=null),Dl()}}),(m.value||u)&&p("span",{id:_,class:m.value&&!f?"field-error":"unseen",role:m.value?"alert":void 0,children:m.value||u})]})}function $p({label:n,value:e,kind:t="plain",min:i,max:s,span:r,onChange:o,onFocus:a,aside:l,remark:c}){let u=yr(),h=ei(t),d=Math.max(r??Math.PI,Math.abs(e)),f=i??-d,g=s??d,y=Kt(null),m=g>f?(e-f)/(g-f):0,v=g>f?Math.min(1,Math.max(0,-f/(g-f))):0,_=w=>{y.current=w,w?.style.setProperty("--from",`${100*Math.min(v,m)}%`),w?.style.setProperty("--to",`${100*Math.max(v,m)}%`)};return p("div",{class:"slider",onFocusCapture:()=>a?.(!0),onBlurCapture:()=>a?.(!1),onPointerEnter:()=>a?.(!0),onPointerLeave:()=>a?.(!1),children:[p("div",{class:"slider-head",children:[p("label",{for:u,children:n}),l,p("div",{class:"number",children:[p(Bs,{label:`${n}, typed`,value:e,kind:t,min:i,max:s,onChange:o,remark:c,level:c?"warning":void 0}),p("span",{class:"unit","aria-hidden":"true",children:h.label})]})]}),p("input",{id:u,ref:_,type:"range",min:f,max:g,step:(g-f)/1e3||1e-6,value:e,"aria-valuetext":`${ti(e/h.factor,h.digits)} ${h.label}`,onInput:w=>o(Number(w.target.value)),onChange:Dl,onKeyDown:w=>{let b={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10}[w.key];b&&(w.preventDefault(),o(Math.min(g,Math.max(f,e+b*(w.shiftKey?10:1)*h.step*h.factor))))}}),p("div",{class:"slider-ends","aria-hidden":"true",children:[p("span",{children:i==null?"":ti(f/h.factor,1)+(h.label.startsWith("°")?"°":"")}),p("span",{children:s==null?"":ti(g/h.factor,1)+(h.label.startsWith("°")?"°":"")})]})]})}function As({label:n,value:e,options:t,onChange:i,quiet:s}){let r=yr();return p("fieldset",{class:s?"segmented quiet":"segmented",children:[p("legend",{class:s?"unseen":void 0,children:n}),p("div",{children:t.map(([o,a])=>p("label",{class:o===e?"on":void 0,children:[p("input",{type:"radio",name:r,value:o,checked:o===e,onChange:()=>i(o)}),p("span",{children:a})]},o))})]})}function aa({label:n,value:e,options:t,onChange:i,quiet:s,disabled:r}){let o=yr();return p("div",{class:s?"field quiet":"field",children:[p("label",{for:o,class:s?"unseen":void 0,children:n}),p("select",{id:o,value:e,disabled:r,onChange:a=>i(a.target.value),children:t.map(([a,l])=>p("option",{value:a,children:l},a))})]})}function _o({label:n,value:e,onChange:t,hint:i,disabled:s}){return p("label",{class:"switch",title:i,children:[p("input",{type:"checkbox",role:"switch",checked:e,disabled:s,onChange:r=>t(r.target.checked)}),p("span",{class:"switch-track","aria-hidden":"true"}),p("span",{children:n})]})}function zr({label:n,value:e,kind:t,onChange:i,names:s=["x","y","z"],limits:r}){let o=yr(),a=ei(t);return p("div",{class:"vector",role:"group","aria-labelledby":o,children:[p("span",{id:o,class:"vector-label",children:[n," ",p("span",{class:"unit",children:a.label&&`[${a.label}]`})]}),p("div",{class:"vector-cells",children:s.map((l,c)=>p("label",{class:"vector-cell",children:[p("span",{children:l}),p(Bs,{label:`${n}, ${l}`,value:e[c],kind:t,min:r===void 0?void 0:-r,max:r,onChange:u=>i(e.map((h,d)=>d===c?u:h),c)})]},l))})]})}var Dc=(n,e)=>typeof n.kind=="function"?n.kind(e):n.kind??"plain",ZP=n=>/[\t\n;]/.test(n.trim());function Qg(n,e,t,i,s){let r=Bg(n),o=[],a=f=>f.toLowerCase().replace(/\s*[[(].*[\])]\s*/g,"").replace(/[\s_]/g,""),l=r.length>1&&r[0].some(f=>f)&&r[0].every(f=>!Number.isFinite(nl(f,ei("plain"))??NaN)),c=[];if(l)for(let f of r[0]){let g=t.find(y=>[y.key,y.title,...y.names??[]].map(a).includes(a(f)));c.push({column:g,unit:/[[(](.*)[\])]/.exec(f)?.[1]??""}),!g&&f&&o.push(`no column is called “${f}”`)}else for(let f=i.column;f<t.length;f++)c.push({column:t[f],unit:""});let u=[...e],h=0;return(l?r.slice(1):r).forEach((f,g)=>{let y=(l?0:i.row)+g;if(y>=u.length){if(!s)return void(g===u.length&&o.push("there are more rows than the table has"));u.push(s(y))}f.forEach((m,v)=>{let _=c[v];if(!_?.column)return;let{column:w,unit:b}=_;if(w.text||w.choices){let S=w.choices?w.choices.find(([x,A])=>[x,A].some(U=>U.toLowerCase()===m.toLowerCase()))?.[0]:m;S?(u[y]=w.set(u[y],S),h++):m&&o.push(`row ${y+1}, ${w.title}: “${m}” is none of ${w.choices?.map(([x])=>x).join(", ")}`);return}let E=nl(b&&m&&!/[a-z°]/i.test(m)?`${m} ${b}`:m,ei(Dc(w,u[y])));(E===null?w.optional:Number.isFinite(E))?(u[y]=w.set(u[y],E),h++):(m||!w.optional)&&o.push(m?`row ${y+1}, ${w.title}: “${m}” is not a number`:"")})}),{rows:u,count:h,problems:o.filter(Boolean)}}function ev(n,e){let t=r=>r.text||r.choices?"":n.length&&new Set(n.map(o=>ei(Dc(r,o)).label)).size===1?ei(Dc(r,n[0])).label:"",i=e.map(r=>t(r)?`${r.key} [${t(r).replace("°","deg")}]`:r.key),s=n.map(r=>e.map(o=>{let a=o.get(r);return typeof a=="number"?ra(a,ei(Dc(o,r))):a??""}));return[i,...s].map(r=>r.join("	")).join(`
`)+`
`}function YM({label:n,rows:e,columns:t,onChange:i,fresh:s,remarks:r,selected:o,onSelect:a,rowName:l,foot:c}){let u=Kt(null),h=(g,y)=>u.current?.querySelector(`[data-cell="${g} ${y}"] :is(input, select)`),d=(g,y,m)=>{let v=g.target,_=v.tagName==="INPUT",w=_&&v.selectionStart===0&&v.selectionEnd===v.value.length,b=(E,S)=>{let x=h(E,S);x&&(g.preventDefault(),x.focus())};if(g.key==="Enter"&&_)b(y+(g.shiftKey?-1:1),m);else if(_)g.key==="ArrowDown"?b(y+1,m):g.key==="ArrowUp"?b(y-1,m):g.key==="ArrowRight"&&(w||v.selectionStart===v.value.length)?b(y,m+1):g.key==="ArrowLeft"&&(w||v.selectionEnd===0)&&b(y,m-1);else return},f=(g,y,m)=>{let v=g.clipboardData?.getData("text")??"";if(!ZP(v))return;g.preventDefault();let _=Qg(v,e,t,{row:y,column:m},s);_.count&&i(_.rows,"Paste"),Kn(_.problems.length?`${_.count} cells pasted; ${_.problems.slice(0,3).join("; ")}.`:`${_.count} cells pasted.`,_.problems.length?"error":"good")};return p("div",{class:"table-scroll",role:"region","aria-label":n,tabIndex:0,children:p("table",{class:"table",ref:u,children:[p("thead",{children:p("tr",{children:[p("th",{scope:"col",class:"row-number",children:p("span",{class:"unseen",children:"Row"})}),t.map(g=>{let y=g.text||g.choices?[]:[...new Set(e.map(m=>ei(Dc(g,m)).label))];return p("th",{scope:"col",title:g.words,class:`${g.last?"last":""}${g.text||g.choices?" words":""}`,children:[p("span",{"aria-hidden":"true",children:g.title}),p("span",{class:"unseen",children:g.words}),y.some(Boolean)&&p("span",{class:"unit",children:y.join(" | ")})]},g.key)})]})}),p("tbody",{children:e.map((g,y)=>p("tr",{class:y===o?"selected":void 0,onFocusCapture:()=>a?.(y),onPointerDown:()=>a?.(y),children:[p("th",{scope:"row",class:"row-number",children:y+1}),t.map((m,v)=>{let _=m.get(g),w=r?.(y,m.key),b=`${l(g,y)}, ${m.words}`,E=S=>i(e.map((x,A)=>A===y?m.set(x,S):x),`Change ${m.words.split(",")[0]}`,`${m.key} ${y}`);return p("td",{"data-cell":`${y} ${v}`,class:`cell${m.last?" last":""}${w?` ${w.level}`:""}${m.narrow?" narrow":""}${m.text?" words":""}`,onKeyDown:S=>d(S,y,v),onPaste:S=>f(S,y,v),children:[m.mark?.(g,y)&&p("span",{class:"cell-mark","aria-hidden":"true",children:m.mark(g,y)}),m.choices?p("select",{"aria-label":b,value:String(_),onChange:S=>E(S.target.value),children:m.choices.map(([S,x])=>p("option",{value:S,children:x},S))}):m.text?p("input",{type:"text","aria-label":b,title:w&&`${w.text}; ${w.remedy}`,value:String(_??""),spellcheck:!1,autocomplete:"off",onFocus:S=>S.target.select(),onChange:S=>S.target.value.trim()&&E(S.target.value.trim())}):p(Bs,{cell:!0,label:b,value:_,kind:Dc(m,g),onChange:E,onClear:m.optional?()=>E(null):void 0,placeholder:m.optional?"–":void 0,remark:w&&`${w.text}; ${w.remedy}`,level:w?.level})]},m.key)})]},y))}),c]})})}var Xp=be(0),la=be(1),QP={theta:"θ",d:"d",a:"a",alpha:"α"},il=n=>[...String(n)].map(e=>"₀₁₂₃₄₅₆₇₈₉"[Number(e)]).join("");function e3(n,e){switch(n){case"theta":return Ta(e);case"alpha":return Oo(e);case"d":return Xs(0,0,e);case"a":return Xs(e,0,0)}}var t3=Fe(()=>{let n=dt.value;if(n.kind!=="dh")return null;let e=Math.min(Xp.value,4*n.rows.length-1),t=Math.floor(e/4),i=e%4,s=md(n.convention,n.rows[t],bt.value.q[t]),r=Ul(n,bt.value.q)[t],o=s.slice(0,i).reduce((u,h)=>Tt(u,h.frame),r),{name:a,value:l}=s[i],c=s.reduce((u,h)=>Tt(u,h.frame),[...xi]);return{joint:t,step:i,name:a,value:l,before:r,moving:Tt(o,e3(a,la.value*l)),whole:c}}),Ch=0;function tv(){if(cancelAnimationFrame(Ch),Iy())return void(la.value=1);let n=performance.now(),e=t=>{let i=Math.min(1,(t-n)/900);la.value=i<.5?2*i*i:1-2*(1-i)**2,i<1&&(Ch=requestAnimationFrame(e))};la.value=0,Ch=requestAnimationFrame(e)}function Nc(n){let e=dt.peek();e.kind==="dh"&&(Xp.value=Math.min(Math.max(n,0),4*e.rows.length-1),tv())}var n3=(n,{joint:e,name:t,value:i})=>{let s=n.rows[e],r=il(e+1),o=t==="theta"&&s.joint==="R"||t==="d"&&s.joint==="P",a=n.convention==="standard",l=il(a?e:e+1);switch(t){case"theta":return{title:`Turn by θ${r} = ${Bt(i,"angle")}`,text:`about z${l}, the axis of joint ${e+1}${o?"; this is the joint’s own angle":""}: x turns towards the common normal.`};case"d":return{title:`Shift by d${r} = ${Bt(i,"length")}`,text:`along z${l}, the axis of joint ${e+1}${o?"; this is the joint’s own stroke":""}, to the foot of the common normal.`};case"a":return{title:`Shift by a${a?r:il(e)} = ${Bt(i,"length")}`,text:a?`along x${r}, the common normal, to the axis of the next joint.`:`along x${il(e)}, the common normal, to the axis of joint ${e+1}.`};case"alpha":return{title:`Twist by α${a?r:il(e)} = ${Bt(i,"angle")}`,text:a?`about x${r}, so that z${r} lies along the axis of the next joint. Frame ${e+1} is reached.`:`about x${il(e)}, so that z lies along the axis of joint ${e+1}.`}}};function i3({T:n}){return p("table",{class:"matrix","aria-label":"Frame as a matrix",children:p("tbody",{children:[0,1,2,3].map(e=>p("tr",{children:[0,1,2,3].map(t=>p("td",{children:ti(n[4*e+t],3)},t))},e))})})}function JM(){let n=t3.value,e=dt.value;if(Ct(()=>{n&&(Zn.value={joint:n.joint,frames:[{frame:n.before,label:String(n.joint)},{frame:n.moving,label:n.step===3&&la.value===1?String(n.joint+1):"",strong:!0}]})},[n]),Ct(()=>(tv(),()=>{cancelAnimationFrame(Ch),Zn.value={}}),[]),!n||e.kind!=="dh")return null;let t=4*e.rows.length,i=4*n.joint+n.step,{title:s,text:r}=n3(e,n),o=md(e.convention,e.rows[n.joint],bt.value.q[n.joint]);return p("div",{class:"walk",children:[p("div",{class:"walk-joints",role:"group","aria-label":"Joints",children:e.rows.map((a,l)=>p("button",{type:"button","aria-pressed":l===n.joint,onClick:()=>Nc(4*l),title:a.name,children:l+1},l))}),p("p",{class:"walk-place",children:["Joint ",n.joint+1," of ",e.rows.length,", from frame ",n.joint," to frame ",n.joint+1]}),p("div",{class:"walk-step","aria-live":"polite",children:[p("h3",{children:s}),p("p",{children:r})]}),p("ol",{class:"walk-steps",children:o.map((a,l)=>p("li",{children:p("button",{type:"button","aria-current":l===n.step?"step":void 0,class:l<n.step?"done":void 0,onClick:()=>Nc(4*n.joint+l),children:[p("span",{children:QP[a.name]}),Bt(a.value,a.name==="theta"||a.name==="alpha"?"angle":"length")]})},a.name))}),p("label",{class:"walk-share",children:[p("span",{children:"How far"}),p("input",{type:"range",min:0,max:1,step:.005,value:la.value,ref:a=>a?.style.setProperty("--to",`${100*la.value}%`),onInput:a=>(cancelAnimationFrame(Ch),la.value=Number(a.target.value))})]}),p("div",{class:"buttons",children:[p(ot,{icon:"back",onClick:()=>Nc(i-1),disabled:i===0,children:"Back"}),p(ot,{icon:"next",kind:"primary",onClick:()=>Nc(i+1),disabled:i===t-1,children:"Next"}),p(pn,{icon:"repeat",label:"This step again",onClick:tv})]}),p("div",{class:"walk-matrix",children:[p("div",{children:[p("h4",{children:["Frame ",n.joint+1," in frame ",n.joint]}),p(i3,{T:n.whole})]}),p("div",{children:[p("h4",{children:"The moving frame in space"}),p(Gl,{rows:["x","y","z"].map((a,l)=>[a,Bt(We(n.moving)[l],"length")])})]})]})]})}kn({id:"walk.next",title:"Walk: next step",keys:"PageDown",run:()=>Nc(Xp.peek()+1),able:()=>Zn.peek().frames!==void 0},{id:"walk.back",title:"Walk: one step back",keys:"PageUp",run:()=>Nc(Xp.peek()-1),able:()=>Zn.peek().frames!==void 0});var KM=[["table","DH table"],["inertia","Masses"],["limits","Limits"],["drives","Motors and friction"],["walk","Walk through frames"]],Ts=be("table"),ar=be(-1),nv=be(null),Es=()=>dt.value.kind==="dh"?dt.value:null,iv=(n,e,t="")=>Vt(e,i=>({model:{...i.model,rows:n}}),t),sv=Fe(()=>{let n=dt.value;return nv.value?.model===n?Zg(nv.value.remarks):n.kind==="dh"?Zg(XM(n)):[]}),tS=n=>[...String(n+1)].map(e=>"₀₁₂₃₄₅₆₇₈₉"[Number(e)]).join(""),ts=(n,e,t,i,s={})=>({key:n,title:e,words:t,kind:i,get:r=>r[n],set:(r,o)=>({...r,[n]:o}),...s}),Fc=(n,e,t,i,s,r={})=>({key:`${n}.${e}`,title:t,words:i,kind:s,get:o=>o[n][e],set:(o,a)=>({...o,[n]:o[n].map((l,c)=>c===e?a:l)}),...r}),Yp=(n,e)=>({key:n,title:e,words:e,text:!0,get:t=>t[n],set:(t,i)=>({...t,[n]:i})}),s3={key:"joint",title:"Joint",words:"kind of joint, R turns or P slides",choices:[["R","R"],["P","P"]],narrow:!0,names:["type"],get:n=>n.joint,set:(n,e)=>({...n,joint:e})},yo=(n,e)=>t=>t.joint==="R"?n:e,jM=ts("theta","θ","theta, turn about z","angle",{mark:(n,e)=>n.joint==="R"?`q${tS(e)} +`:""}),ZM=ts("d","d","d, shift along z","length",{mark:(n,e)=>n.joint==="P"?`q${tS(e)} +`:"",names:["b","offset"]}),QM=ts("a","a","a, shift along x","length",{names:["length","r"]}),eS=ts("alpha","α","alpha, twist about x","angle",{names:["twist"]});function Jp(n,e){switch(n){case"inertia":return[Yp("link","Link"),ts("mass","m","mass","mass",{last:!0}),...["x","y","z"].map((t,i)=>Fc("com",i,t,`centre of mass, ${t}`,"length",{last:i===2,names:[`com${t}`,`c${t}`]})),...["xx","yy","zz","xy","xz","yz"].map((t,i)=>Fc("inertia",i,t,`inertia, ${t}`,"inertia",{names:[`I${t}`]}))];case"limits":return[Yp("name","Joint"),ts("lower","min","lower limit",yo("angle","length"),{optional:!0,names:["lower"]}),ts("upper","max","upper limit",yo("angle","length"),{optional:!0,names:["upper"]}),ts("velocity","speed","speed limit",yo("speed","velocity"),{optional:!0,names:["velocity"]}),ts("effort","torque","torque or force limit",yo("torque","force"),{optional:!0,names:["effort"]})];case"drives":return[Yp("name","Joint"),ts("rotor_inertia","rotor","rotor inertia, on the motor’s side","inertia",{names:["rotor inertia","Jm"]}),ts("gear_ratio","gear","gear ratio, turns of the motor for one of the joint","plain",{last:!0,names:["G","gear ratio"]}),ts("viscous","viscous","viscous friction","damping",{names:["B"]}),Fc("coulomb",0,"dry +","dry friction at positive speed",yo("torque","force"),{names:["coulomb+"]}),Fc("coulomb",1,"dry −","dry friction at negative speed",yo("torque","force"),{names:["coulomb-"]}),Fc("static",0,"rest +","friction at rest, positive",yo("torque","force")),Fc("static",1,"rest −","friction at rest, negative",yo("torque","force"),{last:!0}),ts("stiffness","spring","stiffness of a spring","stiffness"),ts("rest","at rest","where the spring rests",yo("angle","length"))];default:return[Yp("name","Name"),s3,...e==="standard"?[jM,ZM,QM,eS]:[eS,QM,jM,ZM]]}}function rv(n){let e=new Set(Es()?.rows.flatMap(i=>[i.name,i.link])??[]),t=i=>{let s=n+1;for(;e.has(`${i}${s}`);)s++;return`${i}${s}`};return ud({name:t("joint"),link:t("link"),a:.2,mass:1,com:[-.1,0,0],inertia:[4e-4,.0034,.0034,0,0,0],lower:-Math.PI,upper:Math.PI})}function nS(){let n=Es();!n||n.rows.length>=30||(iv([...n.rows,rv(n.rows.length)],"Add a joint"),ar.value=n.rows.length)}function iS(){let n=Es(),e=ar.value>=0?ar.value:(n?.rows.length??0)-1;if(!n||n.rows.length<2)return;let t=n.rows[e].name;Vt(`Remove ${t}`,i=>{let s=o=>o.filter((a,l)=>l!==e),r=i.simulation;return{model:{...i.model,rows:n.rows.filter((o,a)=>a!==e)},pose:{...i.pose,q:s(i.pose.q)},motion:{...i.motion,...i.motion.kind==="csv"?{kind:"cycloidal",csv:""}:{},waypoints:i.motion.waypoints.map(o=>({...o,q:s(o.q)}))},simulation:{...r,kp:s(r.kp),kd:s(r.kd),q0:s(r.q0),qd0:s(r.qd0),target:s(r.target)}}}),ar.value=-1}var sS=async()=>{let n=Es();if(n)try{let e=Jp(Ts.value==="walk"?"table":Ts.value,n.convention),t=Qg(await navigator.clipboard.readText(),n.rows,e,{row:0,column:e.findIndex(i=>!i.text&&!i.choices)},rv);t.count&&iv(t.rows,"Paste"),Kn(t.problems.length?`${t.count} cells pasted; ${t.problems.slice(0,3).join("; ")}.`:`${t.count} cells pasted.`,t.problems.length?"error":"good")}catch{Kn("The browser does not let the page read the clipboard: click a cell and press Ctrl+V.","note")}},r3=(n,e)=>{let t=Es();return t?sv.value.find(i=>rS(i,t.rows[n])&&i.field===e.split(".")[0]):void 0},rS=(n,e)=>n.link===e.link||n.joint===e.name,o3={mass:"inertia",com:"inertia",inertia:"inertia",link:"inertia",lower:"limits",upper:"limits",velocity:"limits",effort:"limits",viscous:"drives",coulomb:"drives",static:"drives",rotor_inertia:"drives",gear_ratio:"drives",stiffness:"drives",rest:"drives"};function a3(n){let e=Es();if(!e)return;Ts.value=o3[n.field]??"table";let t=e.rows.findIndex(s=>rS(n,s));ar.value=t;let i=Jp(Ts.value,e.convention).findIndex(s=>s.key.split(".")[0]===n.field);requestAnimationFrame(()=>document.querySelector(`[data-cell="${t} ${i}"] :is(input, select)`)?.focus())}function oS(){let n=sv.value,e=n.filter(i=>i.level!=="note"),t=n.length-e.length;return n.length?p(bn,{title:e.length?`${e.length} ${e.length===1?"remark":"remarks"}${t?`, ${t} ${t===1?"note":"notes"}`:""}`:`${t} ${t===1?"note":"notes"}`,fold:!0,open:e.length>0,children:p("ul",{class:"remarks",children:n.slice(0,40).map((i,s)=>p("li",{class:i.level,children:p("button",{type:"button",onClick:()=>a3(i),children:[p(Nn,{name:i.level,size:18}),p("span",{children:[p("strong",{children:[i.link,i.field].filter(Boolean).join(", ")||"The whole arm"}),": ",i.text,". ",p("span",{class:"remedy",children:[i.remedy.charAt(0).toUpperCase()+i.remedy.slice(1),"."]})," ",p("code",{children:i.rule})]})]})},s))})}):p("p",{class:"remarks-none",children:[p(Nn,{name:"check",size:18})," Nothing to remark."]})}function l3({m:n}){let e=(t,i,s)=>Vt(t==="base"?"Move the base":"Move the tip",r=>{let o=r.model[t],a=by(s??Jm(o),i??We(o));return{model:{...r.model,[t]:a}}});return p(bn,{title:"Base and tip",fold:!0,open:!1,hint:"Where the table begins in space, and where the tip is in the last frame. Angles turn about x, then y, then z of what is fixed.",children:[["base","tool"].map(t=>p("div",{class:"frame-fields",children:[p(zr,{label:t==="base"?"Base, position":"Tip, position",kind:"length",value:We(n[t]),onChange:i=>e(t,i,null)}),p(zr,{label:t==="base"?"Base, angles":"Tip, angles",kind:"angle",value:Jm(n[t]),onChange:i=>e(t,null,i)})]},t)),p("div",{class:"buttons",children:p(ot,{small:!0,disabled:[...n.base,...n.tool].every((t,i)=>t===xi[i%16]),onClick:()=>Vt("Base and tip as they were",t=>({model:{...t.model,base:[...xi],tool:[...xi]}})),children:"Neither"})})]})}var aS=[["frames","Frames"],["axes","Axes"],["com","Centres of mass"],["inertia","Inertia ellipsoids"]];function c3(){Ct(()=>{ji(null);let t=It(()=>{let r=ar.value;Ts.value!=="walk"&&(Zn.value=r>=0&&r<(Es()?.rows.length??0)?{joint:r}:{})}),i=0,s=It(()=>{let r=dt.value;clearTimeout(i),Uo.value&&(i=window.setTimeout(()=>i0(r).then(o=>nv.value={model:r,remarks:o.remarks},()=>{}),700))});return()=>{t(),s(),clearTimeout(i),Zn.value={}}},[]);let n=Es();if(!n)return p(h3,{});let e=Jp(Ts.value,n.convention);return p(ct,{children:[p(wr,{label:"Parts of the model",tabs:KM,value:Ts.value,onChange:t=>(Ts.value=t,Zn.value={})}),Ts.value==="walk"?p(JM,{}):p(ct,{children:[p("div",{class:"model-bar",children:[Ts.value==="table"&&p(As,{quiet:!0,label:"Convention",value:n.convention,options:[["standard","Standard"],["modified","Modified"]],onChange:t=>Vt("Read the table in the other convention",i=>({model:{...i.model,convention:t}}))}),p("div",{class:"model-tools",children:[p(ot,{small:!0,icon:"plus",onClick:nS,children:"Add a joint"}),p(pn,{icon:"trash",label:ar.value>=0&&n.rows[ar.value]?`Remove ${n.rows[ar.value].name}`:"Remove the last joint",onClick:iS,disabled:n.rows.length<2}),p(eo,{label:"Table",icon:"more",align:"right",items:()=>[{title:"Copy the table",icon:"copy",run:()=>{Qt(ev(n.rows,e),"Table")}},{title:"Paste a table",icon:"file",run:()=>{sS()}},{title:"Copy as Python",icon:"code",run:()=>{Qt(An("print(robot)"),"Python")},apart:!0}]})]})]}),p(YM,{label:KM.find(([t])=>t===Ts.value)?.[1]??"",rows:n.rows,columns:e,onChange:iv,fresh:rv,remarks:r3,selected:ar.value,onSelect:t=>ar.value=t,rowName:t=>Ts.value==="inertia"?t.link:t.name}),p("p",{class:"hint table-hint",children:u3[Ts.value](n)}),p("div",{class:"marks",role:"group","aria-label":"In the picture",children:aS.map(([t,i])=>p(_o,{label:i,value:Dt.value.layers.includes(t),onChange:()=>Rc(t)},t))}),p(oS,{}),p(l3,{m:n})]})]})}var u3={table:n=>`${n.convention==="standard"?"From frame i−1 to frame i: turn θ about z, shift d along z, shift a along x, twist α about x.":"From frame i−1 to frame i: twist α about x, shift a along x, turn θ about z, shift d along z."} Cells take pi/2, 90° or 1,5; a spreadsheet can be pasted into any cell.`,inertia:()=>"Centre of mass in the link’s frame; inertia about the centre of mass, along the axes of that frame.",limits:()=>"Empty where there is no limit.",drives:()=>"Friction on the joint’s side; dry friction at positive speed is positive, at negative speed negative.",walk:()=>""};function h3(){let n=dt.value,e=sv.value;return p(ct,{children:[p(Ht,{children:[n.name," is no serial arm by a table: it is viewed, posed, moved and simulated, and not edited here."]}),p(bn,{title:"What it is",children:p(Gl,{rows:[["Name",n.name],["Gravity",`${n.gravity.map(t=>Number(t.toPrecision(4))).join(", ")} m/s²`]]})}),e.length>0&&p(oS,{}),n.kind==="source"&&p(bn,{title:"Source",fold:!0,open:!1,children:p("pre",{class:"source",tabIndex:0,children:n.toml})}),p("div",{class:"marks",role:"group","aria-label":"In the picture",children:aS.map(([t,i])=>p(_o,{label:i,value:Dt.value.layers.includes(t),onChange:()=>Rc(t)},t))})]})}kn({id:"model.add",title:"Add a joint",words:"row link new",run:nS,able:()=>Es()!==null,python:Nl},{id:"model.remove",title:"Remove the chosen joint",words:"row link delete",run:iS,able:()=>(Es()?.rows.length??0)>1,python:Nl},{id:"model.paste",title:"Paste a table from a spreadsheet",words:"csv tsv excel",run:()=>{sS()},able:()=>Es()!==null},{id:"model.copy",title:"Copy the table for a spreadsheet",words:"csv tsv excel",run:()=>{let n=Es();n&&Qt(ev(n.rows,Jp("table",n.convention)),"Table")},able:()=>Es()!==null,python:()=>An("print(robot.to_dh())")},{id:"model.check",title:"Copy the check of the model as Python",words:"lint remarks",run:()=>{Qt(An('print(*robot.check(), sep="\\n")'),"Python")},python:()=>An('print(*robot.check(), sep="\\n")')});Ui({id:"model",title:"Model",icon:"model",key:"2",layout:"wide",component:c3});var lv=be(!1),sl=be(null),ov=be(null),Oc=(n,e)=>Vt("Move the joints",t=>({pose:{...t.pose,q:n}}),e);function lS(n,e){let t=$e.peek();if(!t||!Hl(bt.peek().q))return;let i=xu(t);if(i<0)return;let{reach:s}=Ds.peek()??{reach:1},r=Np(t,o=>Hl(o),i,n,bt.peek().q,{attitude:lv.peek(),scale:s});qs(()=>{Oc(r.q,e),sl.value={words:r.words||"The tip is where it was put.",level:r.words?"warning":"good"}})}var cS=n=>{let e=[...Sd.peek()];return[e[3],e[7],e[11]]=n,e};function d3({joint:n}){let e=$e.value?.joints.indexOf(n)??0,t=bt.value.q[n.q],[i,s]=[n.lower[0],n.upper[0]],r=i!==null&&t<i-1e-12||s!==null&&t>s+1e-12;return p($p,{label:n.name,value:t,kind:rr(n.type),min:i,max:s,span:n.type==="prismatic"?Ds.value?.reach:Math.PI,onChange:o=>(Oc(bt.peek().q.map((a,l)=>l===n.q?o:a),`q${n.q}`),sl.value=null),onFocus:o=>Zn.value={...Zn.peek(),joint:o?e:void 0},remark:r?`outside its limits ${Bt(i??-1/0,rr(n.type))} to ${Bt(s??1/0,rr(n.type))}`:void 0})}function f3({joint:n}){let e=$e.value?.positions.slice(n.q,n.q+n.nq)??[],t=$e.value?.position_units.slice(n.q,n.q+n.nq)??[];return p("div",{class:"free-joint",role:"group","aria-label":n.name,children:[p("h4",{children:[n.name," ",p("small",{children:n.type})]}),p("div",{class:"row",children:e.map((i,s)=>p(or,{label:i,value:bt.value.q[n.q+s],kind:t[s]==="rad"?"angle":t[s]==="m"?"length":"plain",onChange:r=>Oc(bt.peek().q.map((o,a)=>a===n.q+s?r:o),`q${n.q+s}`)},i))})]})}var cv={floor:[...xi],wall:[0,0,1,0,0,1,0,0,-1,0,0,0,0,0,0,1],ceiling:[1,0,0,0,0,-1,0,0,0,0,-1,0,0,0,0,1]},uS=n=>Object.keys(cv).find(e=>on(cv[e]).every((t,i)=>Math.abs(t-on(n)[i])<1e-9))??"other",av=[["earth","Earth",9.81],["moon","Moon",1.62],["none","None",0]];function p3(){Ct(()=>{ji(null),bs.value={tip:(h,d)=>{if(d==="end")return ov.value=null,void Dl();ov.value=h,lS(cS(h),"tip")}};let u=It(()=>{let h=bt.value.wrench,d=Sd.value,f=Ds.value?.reach??1,g=on(d),y=(m,v,_,w=!1)=>{let b=Rt(m);if(b<1e-9)return[];let E=f*(.12+.16*Math.min(1,Math.log10(1+b)/3));return[{at:We(d),vector:Do(g,m).map(S=>S/b*E),colour:v,label:_,double:w}]};Zn.value={...Zn.peek(),goal:ov.value??We(d),arrows:[...y(h.slice(0,3),1,Bt(Rt(h.slice(0,3)),"force")),...y(h.slice(3),3,Bt(Rt(h.slice(3)),"torque"),!0)]}});return()=>{u(),bs.value={},Zn.value={},sl.value=null}},[]);let n=$e.value,e=dt.value;if(!n)return p("p",{class:"hint",children:"This robot is not known in this page."});let t=Sd.value,i=Aa(on(t)),s=e.gravity.map(u=>Math.abs(u)),r=Rt(e.gravity),o=u=>h=>Vt("Push the tip",d=>({pose:{...d.pose,wrench:u?[...d.pose.wrench.slice(0,3),...h]:[...h,...d.pose.wrench.slice(3)]}})),a=(u,h="")=>Vt("Change the payload",d=>({model:{...d.model,payload:{...d.model.payload,...u}}}),h),l=u=>Vt("Change gravity",h=>({model:{...h.model,gravity:u}})),c=xu(n)>=0&&(e.kind==="dh"||!!Zt.value?.has("frames"));return p(ct,{children:[p(bn,{title:"Joints",aside:p(ot,{small:!0,kind:"quiet",onClick:()=>(Oc([...n.neutral],""),sl.value=null),children:"All to zero"}),children:p("div",{class:"joints",children:n.joints.map(u=>u.nq===1?p(d3,{joint:u},u.name):p(f3,{joint:u},u.name))})}),p(bn,{title:"Tip",hint:c?"Drag the orange ball in the picture, or type where the tip is to go.":void 0,aside:c&&p(_o,{label:"Hold the attitude",value:lv.value,onChange:u=>lv.value=u}),children:[p(zr,{label:"Position",kind:"length",value:We(t),onChange:u=>(lS(cS(u),""),Dl())}),p("p",{class:"facts-line",children:["Attitude, as axis times angle: ",i.map(u=>Bt(u,"angle",1)).join(", ")]}),sl.value&&p(Ht,{level:sl.value.level,children:sl.value.words})]}),p(bn,{title:"Payload at the tip",children:[p("div",{class:"row",children:[p(or,{label:"Mass",kind:"mass",value:e.payload.mass,min:0,onChange:u=>a({mass:u},"payload")}),p(ot,{small:!0,kind:"quiet",disabled:!e.payload.mass&&!e.payload.inertia.some(Boolean),onClick:()=>a({mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]}),children:"Put it down"})]}),e.payload.mass>0&&p(ct,{children:[p(zr,{label:"Centre of mass, from the tip",kind:"length",value:e.payload.com,onChange:u=>a({com:u})}),p(zr,{label:"Inertia about it",kind:"inertia",names:["xx","yy","zz"],value:e.payload.inertia.slice(0,3),onChange:u=>a({inertia:[...u,...e.payload.inertia.slice(3)]})})]})]}),p(bn,{title:"Force on the tip",fold:!0,open:bt.value.wrench.some(Boolean),hint:"In the tip’s frame.",children:[p(zr,{label:"Force",kind:"force",value:bt.value.wrench.slice(0,3),onChange:o(0)}),p(zr,{label:"Moment",kind:"torque",value:bt.value.wrench.slice(3),onChange:o(1)}),p("div",{class:"buttons",children:p(ot,{small:!0,disabled:!bt.value.wrench.some(Boolean),onClick:()=>Vt("Let the tip go",u=>({pose:{...u.pose,wrench:[0,0,0,0,0,0]}})),children:"No force"})})]}),p(bn,{title:"Gravity and mounting",fold:!0,open:!1,children:[p(As,{label:"Gravity",value:av.find(([,,u])=>Math.abs(u-r)<1e-6)?.[0]??"other",options:[...av.map(([u,h])=>[u,h]),["other","Other"]],onChange:u=>{let h=av.find(([f])=>f===u)?.[2];if(h===void 0)return;let d=r>0?e.gravity.map(f=>f/r):s.some(Boolean)?e.gravity:[0,0,-1];l(h?d.map(f=>f*h||0):[0,0,0])}}),p(zr,{label:"Gravity, in the root frame",kind:"gravity",value:e.gravity,onChange:l}),e.kind==="dh"&&p(As,{label:"Mounted on",value:uS(e.base),options:[["floor","Floor"],["wall","Wall"],["ceiling","Ceiling"],...uS(e.base)==="other"?[["other","Other"]]:[]],onChange:u=>u!=="other"&&Vt("Mount the arm",h=>{if(h.model.kind!=="dh")return{};let d=[...cv[u]];return[d[3],d[7],d[11]]=We(h.model.base),{model:{...h.model,base:d}}})})]}),p("div",{class:"buttons foot-buttons",children:p(ot,{icon:"code",onClick:()=>{Qt(uv(),"Python")},children:"Copy as Python"})})]})}var uv=()=>{let n=bt.value.wrench,e=new Array($e.value?.n??0).fill(0);return An(`q = ${Lt(bt.value.q)}`,"poses = iso.poses(robot, q)",`tau = robot.inverse_dynamics(q, ${Lt(e)}, ${Lt(e)}${n.some(Boolean)?`, wrench=${Lt(n)}`:""})`,"print(tau)")};kn({id:"pose.zero",title:"Move all joints to zero",words:"home neutral reset",run:()=>$e.peek()&&Oc([...$e.peek()?.neutral??[]],""),python:()=>An("q = robot.neutral()")},{id:"pose.middle",title:"Move all joints to the middle of their limits",run:()=>{let n=$e.peek();n&&Oc(bt.peek().q.map((e,t)=>{let i=n.joints.find(s=>s.q===t&&s.nq===1);return i&&i.lower[0]!==null&&i.upper[0]!==null?(i.lower[0]+i.upper[0])/2:e}),"")}},{id:"pose.python",title:"Copy the pose and its torques as Python",words:"code",run:()=>{Qt(uv(),"Python")},python:uv});Ui({id:"pose",title:"Pose",icon:"pose",key:"3",layout:"side",component:p3});var m3="uplot",g3="u-hz",v3="u-vt",_3="u-title",y3="u-wrap",x3="u-under",b3="u-over",M3="u-axis",al="u-off",S3="u-select",w3="u-cursor-x",A3="u-cursor-y",T3="u-cursor-pt",E3="u-legend",C3="u-live",R3="u-inline",P3="u-series",I3="u-marker",hS="u-label",L3="u-value",Ph="width",Ih="height";var dS="bottom",Uc="left",hv="right",Cv="#000",fS=Cv+"0",dv="mousemove",pS="mousedown",fv="mouseup",mS="mouseenter",gS="mouseleave",vS="dblclick",k3="resize",D3="scroll",_S="change",em="dppxchange",Rv="--",qc=typeof window<"u",_v=qc?document:null,zc=qc?window:null,N3=qc?navigator:null,zt,Kp;function yv(){let n=devicePixelRatio;zt!=n&&(zt=n,Kp&&bv(_S,Kp,yv),Kp=matchMedia(`(min-resolution: ${zt-.001}dppx) and (max-resolution: ${zt+.001}dppx)`),ll(_S,Kp,yv),zc.dispatchEvent(new CustomEvent(em)))}function Cs(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function xv(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function gn(n,e,t){n.style[e]=t+"px"}function lr(n,e,t,i){let s=_v.createElement(n);return e!=null&&Cs(s,e),t?.insertBefore(s,i),s}function zs(n,e){return lr("div",n,e)}var yS=new WeakMap;function Vr(n,e,t,i,s){let r="translate("+e+"px,"+t+"px)",o=yS.get(n);r!=o&&(n.style.transform=r,yS.set(n,r),e<0||t<0||e>i||t>s?Cs(n,al):xv(n,al))}var xS=new WeakMap;function bS(n,e,t){let i=e+t,s=xS.get(n);i!=s&&(xS.set(n,i),n.style.background=e,n.style.borderColor=t)}var MS=new WeakMap;function SS(n,e,t,i){let s=e+""+t,r=MS.get(n);s!=r&&(MS.set(n,s),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}var Pv={passive:!0},F3={...Pv,capture:!0};function ll(n,e,t,i){e.addEventListener(n,t,i?F3:Pv)}function bv(n,e,t,i){e.removeEventListener(n,t,Pv)}qc&&yv();function cr(n,e,t,i){let s;t=t||0,i=i||e.length-1;let r=i<=2147483647;for(;i-t>1;)s=r?t+i>>1:Rs((t+i)/2),e[s]<n?t=s:i=s;return n-e[t]<=e[i]-n?t:i}function jS(n){return(t,i,s)=>{let r=-1,o=-1;for(let a=i;a<=s;a++)if(n(t[a])){r=a;break}for(let a=s;a>=i;a--)if(n(t[a])){o=a;break}return[r,o]}}var ZS=n=>n!=null,QS=n=>n!=null&&n>0,im=jS(ZS),O3=jS(QS);function U3(n,e,t,i=0,s=!1){let r=s?O3:im,o=s?QS:ZS;[e,t]=r(n,e,t);let a=n[e],l=n[e];if(e>-1)if(i==1)a=n[e],l=n[t];else if(i==-1)a=n[t],l=n[e];else for(let c=e;c<=t;c++){let u=n[c];o(u)&&(u<a?a=u:u>l&&(l=u))}return[a??nn,l??-nn]}function sm(n,e,t,i){let s=TS(n),r=TS(e);n==e&&(s==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?xo:e1,a=s==1?Rs:Vs,l=r==1?Vs:Rs,c=a(o(pi(n))),u=l(o(pi(e))),h=Vc(t,c),d=Vc(t,u);return t==10&&(c<0&&(h=sn(h,-c)),u<0&&(d=sn(d,-u))),i||t==2?(n=h*s,e=d*r):(n=s1(n,h),e=rm(e,d)),[n,e]}function Iv(n,e,t,i){let s=sm(n,e,t,i);return n==0&&(s[0]=0),e==0&&(s[1]=0),s}var Lv=.1,wS={mode:3,pad:Lv},kh={pad:0,soft:null,mode:0},B3={min:kh,max:kh};function tm(n,e,t,i){return om(t)?AS(n,e,t):(kh.pad=t,kh.soft=i?0:null,kh.mode=i?3:0,AS(n,e,B3))}function Nt(n,e){return n??e}function z3(n,e,t){for(e=Nt(e,0),t=Nt(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function AS(n,e,t){let i=t.min,s=t.max,r=Nt(i.pad,0),o=Nt(s.pad,0),a=Nt(i.hard,-nn),l=Nt(s.hard,nn),c=Nt(i.soft,nn),u=Nt(s.soft,-nn),h=Nt(i.mode,0),d=Nt(s.mode,0),f=e-n,g=xo(f),y=Yi(pi(n),pi(e)),m=xo(y),v=pi(m-g);(f<1e-24||v>10)&&(f=0,(n==0||e==0)&&(f=1e-24,h==2&&c!=nn&&(r=0),d==2&&u!=-nn&&(o=0)));let _=f||y||1e3,w=xo(_),b=Vc(10,Rs(w)),E=_*(f==0?n==0?.1:1:r),S=sn(s1(n-E,b/10),24),x=n>=c&&(h==1||h==3&&S<=c||h==2&&S>=c)?c:nn,A=Yi(a,S<x&&n>=x?x:ur(x,S)),U=_*(f==0?e==0?.1:1:o),F=sn(rm(e+U,b/10),24),k=e<=u&&(d==1||d==3&&F>=u||d==2&&F<=u)?u:-nn,V=ur(l,F>k&&e<=k?k:Yi(k,F));return A==V&&A==0&&(V=100),[A,V]}var V3=new Intl.NumberFormat(qc?N3.language:"en-US"),kv=n=>V3.format(n),Ps=Math,Qp=Ps.PI,pi=Ps.abs,Rs=Ps.floor,fi=Ps.round,Vs=Ps.ceil,ur=Ps.min,Yi=Ps.max,Vc=Ps.pow,TS=Ps.sign,xo=Ps.log10,e1=Ps.log2,H3=(n,e=1)=>Ps.sinh(n)*e,pv=(n,e=1)=>Ps.asinh(n/e),nn=1/0;function ES(n){return(xo((n^n>>31)-(n>>31))|0)+1}function Mv(n,e,t){return ur(Yi(n,e),t)}function t1(n){return typeof n=="function"}function At(n){return t1(n)?n:()=>n}var G3=()=>{},n1=n=>n,i1=(n,e)=>e,W3=n=>null,CS=n=>!0,RS=(n,e)=>n==e,q3=/\.\d*?(?=9{6,}|0{6,})/gm,cl=n=>{if(o1(n)||ua.has(n))return n;let e=`${n}`,t=e.match(q3);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${cl(s)}e${r}`}return sn(n,i)};function rl(n,e){return cl(sn(cl(n/e))*e)}function rm(n,e){return cl(Vs(cl(n/e))*e)}function s1(n,e){return cl(Rs(cl(n/e))*e)}function sn(n,e=0){if(o1(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return fi(i)/t}var ua=new Map;function r1(n){return((""+n).split(".")[1]||"").length}function Nh(n,e,t,i){let s=[],r=i.map(r1);for(let o=e;o<t;o++){let a=pi(o),l=sn(Vc(n,o),a);for(let c=0;c<i.length;c++){let u=n==10?+`${i[c]}e${o}`:i[c]*l,h=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=n==10?u:sn(u,h);s.push(d),ua.set(d,h)}}return s}var Dh={},Dv=[],Hc=[null,null],ca=Array.isArray,o1=Number.isInteger,$3=n=>n===void 0;function PS(n){return typeof n=="string"}function om(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function X3(n){return n!=null&&typeof n=="object"}var Y3=Object.getPrototypeOf(Uint8Array),a1="__proto__";function Gc(n,e=om){let t;if(ca(n)){let i=n.find(s=>s!=null);if(ca(i)||e(i)){t=Array(n.length);for(let s=0;s<n.length;s++)t[s]=Gc(n[s],e)}else t=n.slice()}else if(n instanceof Y3)t=n.slice();else if(e(n)){t={};for(let i in n)i!=a1&&(t[i]=Gc(n[i],e))}else t=n;return t}function ni(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let s in i)s!=a1&&(om(n[s])?ni(n[s],Gc(i[s])):n[s]=Gc(i[s]))}return n}var J3=0,K3=1,j3=2;function Z3(n,e,t){for(let i=0,s,r=-1;i<e.length;i++){let o=e[i];if(o>r){for(s=o-1;s>=0&&n[s]==null;)n[s--]=null;for(s=o+1;s<t&&n[s]==null;)n[r=s++]=null}}}function Q3(n,e){if(nI(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return iI(o[0])||(o=tI(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let l=n[o][0],c=l.length;for(let u=0;u<c;u++)t.add(l[u])}let i=[Array.from(t).sort((o,a)=>o-a)],s=i[0].length,r=new Map;for(let o=0;o<s;o++)r.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],l=a[0];for(let c=1;c<a.length;c++){let u=a[c],h=Array(s).fill(void 0),d=e?e[o][c]:K3,f=[];for(let g=0;g<u.length;g++){let y=u[g],m=r.get(l[g]);y===null?d!=J3&&(h[m]=y,d==j3&&f.push(m)):h[m]=y}Z3(h,f,s),i.push(h)}}return i}var eI=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function tI(n){let e=n[0],t=e.length,i=Array(t);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<n.length;r++){let o=n[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[i[l]];s.push(a)}return s}function nI(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function iI(n,e=100){let t=n.length;if(t<=1)return!0;let i=0,s=t-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;let r=Yi(1,Rs((s-i+1)/e));for(let o=n[i],a=i+r;a<=s;a+=r){let l=n[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var l1=["January","February","March","April","May","June","July","August","September","October","November","December"],c1=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function u1(n){return n.slice(0,3)}var sI=c1.map(u1),rI=l1.map(u1),oI={MMMM:l1,MMM:rI,WWWW:c1,WWW:sI};function Rh(n){return(n<10?"0":"")+n}function aI(n){return(n<10?"00":n<100?"0":"")+n}var lI={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>Rh(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>Rh(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>Rh(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>Rh(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>Rh(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>aI(n.getMilliseconds())};function Nv(n,e){e=e||oI;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=i.exec(n);)t.push(s[0][0]=="{"?lI[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var cI=new Intl.DateTimeFormat().resolvedOptions().timeZone;function uI(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==cI?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}var h1=n=>n%1==0,nm=[1,2,2.5,5],hI=Nh(10,-32,0,nm),d1=Nh(10,0,32,nm),dI=d1.filter(h1),ol=hI.concat(d1),Fv=`
`,f1="{YYYY}",IS=Fv+f1,p1="{M}/{D}",Lh=Fv+p1,jp=Lh+"/{YY}",m1="{aa}",fI="{h}:{mm}",Bc=fI+m1,LS=Fv+Bc,kS=":{ss}",Wt=null;function g1(n){let e=n*1e3,t=e*60,i=t*60,s=i*24,r=s*30,o=s*365,l=(n==1?Nh(10,0,3,nm).filter(h1):Nh(10,-3,0,nm)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,f1,Wt,Wt,Wt,Wt,Wt,Wt,1],[s*28,"{MMM}",IS,Wt,Wt,Wt,Wt,Wt,1],[s,p1,IS,Wt,Wt,Wt,Wt,Wt,1],[i,"{h}"+m1,jp,Wt,Lh,Wt,Wt,Wt,1],[t,Bc,jp,Wt,Lh,Wt,Wt,Wt,1],[e,kS,jp+" "+Bc,Wt,Lh+" "+Bc,Wt,LS,Wt,1],[n,kS+".{fff}",jp+" "+Bc,Wt,Lh+" "+Bc,Wt,LS,Wt,1]];function u(h){return(d,f,g,y,m,v)=>{let _=[],w=m>=o,b=m>=r&&m<o,E=h(g),S=sn(E*n,3),x=mv(E.getFullYear(),w?0:E.getMonth(),b||w?1:E.getDate()),A=sn(x*n,3);if(b||w){let U=b?m/r:0,F=w?m/o:0,k=S==A?S:sn(mv(x.getFullYear()+F,x.getMonth()+U,1)*n,3),V=new Date(fi(k/n)),L=V.getFullYear(),R=V.getMonth();for(let N=0;k<=y;N++){let B=mv(L+F*N,R+U*N,1),G=B-h(sn(B*n,3));k=sn((+B+G)*n,3),k<=y&&_.push(k)}}else{let U=m>=s?s:m,F=Rs(g)-Rs(S),k=A+F+rm(S-A,U);_.push(k);let V=h(k),L=V.getHours()+V.getMinutes()/t+V.getSeconds()/i,R=m/i,N=d.axes[f]._space,B=v/N;for(;k=sn(k+m,n==1?0:3),!(k>y);)if(R>1){let G=Rs(sn(L+R,6))%24,J=h(k).getHours()-G;J>1&&(J=-1),k-=J*i,L=(L+R)%24;let te=_[_.length-1];sn((k-te)/m,3)*B>=.7&&_.push(k)}else _.push(k)}return _}}return[l,c,u]}var[pI,mI,gI]=g1(1),[vI,_I,yI]=g1(.001);Nh(2,-53,53,[1]);function DS(n,e){return n.map(t=>t.map((i,s)=>s==0||s==8||i==null?i:e(s==1||t[8]==0?i:t[1]+i)))}function NS(n,e){return(t,i,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],l,c,u,h,d,f;return i.map(g=>{let y=n(g),m=y.getFullYear(),v=y.getMonth(),_=y.getDate(),w=y.getHours(),b=y.getMinutes(),E=y.getSeconds(),S=m!=l&&a[2]||v!=c&&a[3]||_!=u&&a[4]||w!=h&&a[5]||b!=d&&a[6]||E!=f&&a[7]||a[1];return l=m,c=v,u=_,h=w,d=b,f=E,S(y)})}}function xI(n,e){let t=Nv(e);return(i,s,r,o,a)=>s.map(l=>t(n(l)))}function mv(n,e,t){return new Date(n,e,t)}function FS(n,e){return e(n)}var bI="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function OS(n,e){return(t,i,s,r)=>r==null?Rv:e(n(i))}function MI(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function SI(n,e){return n.series[e].fill(n,e)}var wI={show:!0,live:!0,isolate:!1,mount:G3,markers:{show:!0,width:2,stroke:MI,fill:SI,dash:"solid"},idx:null,idxs:null,values:[]};function AI(n,e){let t=n.cursor.points,i=zs(),s=t.size(n,e);gn(i,Ph,s),gn(i,Ih,s);let r=s/-2;gn(i,"marginLeft",r),gn(i,"marginTop",r);let o=t.width(n,e,s);return o&&gn(i,"borderWidth",o),i}function TI(n,e){let t=n.series[e].points;return t._fill||t._stroke}function EI(n,e){let t=n.series[e].points;return t._stroke||t._fill}function CI(n,e){return n.series[e].points.size}var gv=[0,0];function RI(n,e,t){return gv[0]=e,gv[1]=t,gv}function Zp(n,e,t,i=!0){return s=>{s.button==0&&(!i||s.target==e)&&t(s)}}function vv(n,e,t,i=!0){return s=>{(!i||s.target==e)&&t(s)}}var PI={show:!0,x:!0,y:!0,lock:!1,move:RI,points:{one:!1,show:AI,size:CI,width:0,stroke:EI,fill:TI},bind:{mousedown:Zp,mouseup:Zp,click:Zp,dblclick:Zp,mousemove:vv,mouseleave:vv,mouseenter:vv},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},v1={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ov=ni({},v1,{filter:i1}),_1=ni({},Ov,{size:10}),y1=ni({},v1,{show:!1}),Uv='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',x1="bold "+Uv,b1=1.5,US={show:!0,scale:"x",stroke:Cv,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:x1,side:2,grid:Ov,ticks:_1,border:y1,font:Uv,lineGap:b1,rotate:0},II="Value",LI="Time",BS={show:!0,scale:"x",auto:!1,sorted:1,min:nn,max:-nn,idxs:[]};function kI(n,e,t,i,s){return e.map(r=>r==null?"":kv(r))}function DI(n,e,t,i,s,r,o){let a=[],l=ua.get(s)||0;t=o?t:sn(rm(t,s),l);for(let c=t;c<=i;c=sn(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Sv(n,e,t,i,s,r,o){let a=[],l=n.scales[n.axes[e].scale].log,c=l==10?xo:e1,u=Rs(c(t));s=Vc(l,u),l==10&&(s=ol[cr(s,ol)]);let h=t,d=s*l;l==10&&(d=ol[cr(d,ol)]);do a.push(h),h=h+s,l==10&&!ua.has(h)&&(h=sn(h,ua.get(s))),h>=d&&(s=h,d=s*l,l==10&&(d=ol[cr(d,ol)]));while(h<=i);return a}function NI(n,e,t,i,s,r,o){let l=n.scales[n.axes[e].scale].asinh,c=i>l?Sv(n,e,Yi(l,t),i,s):[l],u=i>=0&&t<=0?[0]:[];return(t<-l?Sv(n,e,Yi(l,-i),-t,s):[l]).reverse().map(d=>-d).concat(u,c)}var M1=/./,FI=/[12357]/,OI=/[125]/,zS=/1/,wv=(n,e,t,i)=>n.map((s,r)=>e==4&&s==0||r%i==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function UI(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=n.scales[o],l=n.valToPos,c=r._space,u=l(10,o),h=l(9,o)-u>=c?M1:l(7,o)-u>=c?FI:l(5,o)-u>=c?OI:zS;if(h==zS){let d=pi(l(1,o)-u);if(d<c)return wv(e.slice().reverse(),a.distr,h,Vs(c/d)).reverse()}return wv(e,a.distr,h,1)}function BI(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=r._space,l=n.valToPos,c=pi(l(1,o)-l(2,o));return c<a?wv(e.slice().reverse(),3,M1,Vs(a/c)).reverse():e}function zI(n,e,t,i){return i==null?Rv:e==null?"":kv(e)}var VS={show:!0,scale:"y",stroke:Cv,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:x1,side:3,grid:Ov,ticks:_1,border:y1,font:Uv,lineGap:b1,rotate:0};function VI(n,e){let t=3+(n||1)*2;return sn(t*e,3)}function HI(n,e){let{scale:t,idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],t,!0),o=n.valToPos(s[i[1]],t,!0),a=pi(o-r),l=n.series[e],c=a/(l.points.space*zt);return i[1]-i[0]<=c}var HS={scale:null,auto:!0,sorted:0,min:nn,max:-nn},S1=(n,e,t,i,s)=>s,GS={show:!0,auto:!0,sorted:0,gaps:S1,alpha:1,facets:[ni({},HS,{scale:"x"}),ni({},HS,{scale:"y"})]},WS={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:S1,alpha:1,points:{show:HI,filter:null},values:null,min:nn,max:-nn,idxs:[],path:null,clip:null};function GI(n,e,t,i,s){return t/10}var w1={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},WI=ni({},w1,{time:!1,ori:1}),qS={};function A1(n,e){let t=qS[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(s=>s!=i)},pub(i,s,r,o,a,l,c){for(let u=0;u<t.plots.length;u++)t.plots[u]!=s&&t.plots[u].pub(i,s,r,o,a,l,c)}},n!=null&&(qS[n]=t)),t}var Wc=1,Av=2;function ul(n,e,t){let i=n.mode,s=n.series[e],r=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox,l=r[0],c=i==2?r[1]:r[e],u=i==2?o[s.facets[0].scale]:o[n.series[0].scale],h=i==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,g=a.width,y=a.height,m=n.valToPosH,v=n.valToPosV;return u.ori==0?t(s,l,c,u,h,m,v,d,f,g,y,lm,$c,um,E1,R1):t(s,l,c,u,h,v,m,f,d,y,g,cm,Xc,Vv,C1,P1)}function Bv(n,e){let t=0,i=0,s=Nt(n.bands,Dv);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function qI(n,e,t,i,s){let r=n.mode,o=n.series[e],a=r==2?o.facets[1].scale:o.scale,l=n.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function bo(n,e,t,i,s,r){return ul(n,e,(o,a,l,c,u,h,d,f,g,y,m)=>{let v=o.pxRound,_=c.dir*(c.ori==0?1:-1),w=c.ori==0?$c:Xc,b,E;_==1?(b=t,E=i):(b=i,E=t);let S=v(h(a[b],c,y,f)),x=v(d(l[b],u,m,g)),A=v(h(a[E],c,y,f)),U=v(d(r==1?u.max:u.min,u,m,g)),F=new Path2D(s);return w(F,A,U),w(F,S,U),w(F,S,x),F})}function am(n,e,t,i,s,r){let o=null;if(n.length>0){o=new Path2D;let a=e==0?um:Vv,l=t;for(let h=0;h<n.length;h++){let d=n[h];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,i,f,i+r),l=d[1]}}let c=t+s-l,u=10;c>0&&a(o,l,i-u/2,c,i+r+u)}return o}function $I(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function zv(n,e,t,i,s,r,o){let a=[],l=n.length;for(let c=s==1?t:i;c>=t&&c<=i;c+=s)if(e[c]===null){let h=c,d=c;if(s==1)for(;++c<=i&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(n[h]),g=d==h?f:r(n[d]),y=h-s;f=o<=0&&y>=0&&y<l?r(n[y]):f;let v=d+s;g=o>=0&&v>=0&&v<l?r(n[v]):g,g>=f&&a.push([f,g])}return a}function $S(n){return n==0?n1:n==1?fi:e=>rl(e,n)}function T1(n){let e=n==0?lm:cm,t=n==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},i=n==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,u=0)=>{c==0&&u==0?i(s,r,o,a,l):(c=ur(c,a/2,l/2),u=ur(u,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,u),t(s,r,o+l,r,o,u),t(s,r,o,r+a,o,c),s.closePath())}}var lm=(n,e,t)=>{n.moveTo(e,t)},cm=(n,e,t)=>{n.moveTo(t,e)},$c=(n,e,t)=>{n.lineTo(e,t)},Xc=(n,e,t)=>{n.lineTo(t,e)},um=T1(0),Vv=T1(1),E1=(n,e,t,i,s,r)=>{n.arc(e,t,i,s,r)},C1=(n,e,t,i,s,r)=>{n.arc(t,e,i,s,r)},R1=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(e,t,i,s,r,o)},P1=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(t,e,s,i,o,r)};function I1(n){return(e,t,i,s,r)=>ul(e,t,(o,a,l,c,u,h,d,f,g,y,m)=>{let{pxRound:v,points:_}=o,w,b;c.ori==0?(w=lm,b=E1):(w=cm,b=C1);let E=sn(_.width*zt,3),S=(_.size-_.width)/2*zt,x=sn(S*2,3),A=new Path2D,U=new Path2D,{left:F,top:k,width:V,height:L}=e.bbox;um(U,F-x,k-x,V+x*2,L+x*2);let R=N=>{if(l[N]!=null){let B=v(h(a[N],c,y,f)),G=v(d(l[N],u,m,g));w(A,B+S,G),b(A,B,G,S,0,Qp*2)}};if(r)r.forEach(R);else for(let N=i;N<=s;N++)R(N);return{stroke:E>0?A:null,fill:A,clip:U,flags:Wc|Av}})}function L1(n){return(e,t,i,s,r,o)=>{i!=s&&(r!=i&&o!=i&&n(e,t,i),r!=s&&o!=s&&n(e,t,s),n(e,t,o))}}var XI=L1($c),YI=L1(Xc);function k1(n){let e=Nt(n?.alignGaps,0);return(t,i,s,r)=>ul(t,i,(o,a,l,c,u,h,d,f,g,y,m)=>{[s,r]=im(l,s,r);let v=o.pxRound,_=L=>v(h(L,c,y,f)),w=L=>v(d(L,u,m,g)),b,E;c.ori==0?(b=$c,E=XI):(b=Xc,E=YI);let S=c.dir*(c.ori==0?1:-1),x={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Wc},A=x.stroke,U=!1;if(r-s>=y*4){let L=re=>t.posToVal(re,c.key,!0),R=null,N=null,B,G,ne,$=_(a[S==1?s:r]),J=_(a[s]),te=_(a[r]),de=L(S==1?J+1:te-1);for(let re=S==1?s:r;re>=s&&re<=r;re+=S){let Q=a[re],_e=(S==1?Q<de:Q>de)?$:_(Q),Ce=l[re];_e==$?Ce!=null?(G=Ce,R==null?(b(A,_e,w(G)),B=R=N=G):G<R?R=G:G>N&&(N=G)):Ce===null&&(U=!0):(R!=null&&E(A,$,w(R),w(N),w(B),w(G)),Ce!=null?(G=Ce,b(A,_e,w(G)),R=N=B=G):(R=N=null,Ce===null&&(U=!0)),$=_e,de=L($+S))}R!=null&&R!=N&&ne!=$&&E(A,$,w(R),w(N),w(B),w(G))}else for(let L=S==1?s:r;L>=s&&L<=r;L+=S){let R=l[L];R===null?U=!0:R!=null&&b(A,_(a[L]),w(R))}let[k,V]=Bv(t,i);if(o.fill!=null||k!=0){let L=x.fill=new Path2D(A),R=o.fillTo(t,i,o.min,o.max,k),N=w(R),B=_(a[s]),G=_(a[r]);S==-1&&([G,B]=[B,G]),b(L,G,N),b(L,B,N)}if(!o.spanGaps){let L=[];U&&L.push(...zv(a,l,s,r,S,_,e)),x.gaps=L=o.gaps(t,i,s,r,L),x.clip=am(L,c.ori,f,g,y,m)}return V!=0&&(x.band=V==2?[bo(t,i,s,r,A,-1),bo(t,i,s,r,A,1)]:bo(t,i,s,r,A,V)),x})}function JI(n){let e=Nt(n.align,1),t=Nt(n.ascDesc,!1),i=Nt(n.alignGaps,0),s=Nt(n.extend,!1);return(r,o,a,l)=>ul(r,o,(c,u,h,d,f,g,y,m,v,_,w)=>{[a,l]=im(h,a,l);let b=c.pxRound,{left:E,width:S}=r.bbox,x=J=>b(g(J,d,_,m)),A=J=>b(y(J,f,w,v)),U=d.ori==0?$c:Xc,F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Wc},k=F.stroke,V=d.dir*(d.ori==0?1:-1),L=A(h[V==1?a:l]),R=x(u[V==1?a:l]),N=R,B=R;s&&e==-1&&(B=E,U(k,B,L)),U(k,R,L);for(let J=V==1?a:l;J>=a&&J<=l;J+=V){let te=h[J];if(te==null)continue;let de=x(u[J]),re=A(te);e==1?U(k,de,L):U(k,N,re),U(k,de,re),L=re,N=de}let G=N;s&&e==1&&(G=E+S,U(k,G,L));let[ne,$]=Bv(r,o);if(c.fill!=null||ne!=0){let J=F.fill=new Path2D(k),te=c.fillTo(r,o,c.min,c.max,ne),de=A(te);U(J,G,de),U(J,B,de)}if(!c.spanGaps){let J=[];J.push(...zv(u,h,a,l,V,x,i));let te=c.width*zt/2,de=t||e==1?te:-te,re=t||e==-1?-te:te;J.forEach(Q=>{Q[0]+=de,Q[1]+=re}),F.gaps=J=c.gaps(r,o,a,l,J),F.clip=am(J,d.ori,m,v,_,w)}return $!=0&&(F.band=$==2?[bo(r,o,a,l,k,-1),bo(r,o,a,l,k,1)]:bo(r,o,a,l,k,$)),F})}function XS(n,e,t,i,s,r,o=nn){if(n.length>1){let a=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(a!=null){let u=pi(n[l]-n[a]);u<c&&(c=u,o=pi(t(n[l],i,s,r)-t(n[a],i,s,r)))}a=l}}return o}function KI(n){n=n||Dh;let e=Nt(n.size,[.6,nn,1]),t=n.align||0,i=n.gap||0,s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=At(s),o=1-e[0],a=Nt(e[1],nn),l=Nt(e[2],1),c=Nt(n.disp,Dh),u=Nt(n.each,f=>{}),{fill:h,stroke:d}=c;return(f,g,y,m)=>ul(f,g,(v,_,w,b,E,S,x,A,U,F,k)=>{let V=v.pxRound,L=t,R=i*zt,N=a*zt,B=l*zt,G,ne;b.ori==0?[G,ne]=r(f,g):[ne,G]=r(f,g);let $=b.dir*(b.ori==0?1:-1),J=b.ori==0?um:Vv,te=b.ori==0?u:(Pe,Ke,lt,we,en,He,Je)=>{u(Pe,Ke,lt,en,we,Je,He)},de=Nt(f.bands,Dv).find(Pe=>Pe.series[0]==g),re=de!=null?de.dir:0,Q=v.fillTo(f,g,v.min,v.max,re),fe=V(x(Q,E,k,U)),_e,Ce,Se,Xe=F,at=V(v.width*zt),Ge=!1,vt=null,pt=null,st=null,vn=null;h!=null&&(at==0||d!=null)&&(Ge=!0,vt=h.values(f,g,y,m),pt=new Map,new Set(vt).forEach(Pe=>{Pe!=null&&pt.set(Pe,new Path2D)}),at>0&&(st=d.values(f,g,y,m),vn=new Map,new Set(st).forEach(Pe=>{Pe!=null&&vn.set(Pe,new Path2D)})));let{x0:rn,size:Vn}=c;if(rn!=null&&Vn!=null){L=1,_=rn.values(f,g,y,m),rn.unit==2&&(_=_.map(lt=>f.posToVal(A+lt*F,b.key,!0)));let Pe=Vn.values(f,g,y,m);Vn.unit==2?Ce=Pe[0]*F:Ce=S(Pe[0],b,F,A)-S(0,b,F,A),Xe=XS(_,w,S,b,F,A,Xe),Se=Xe-Ce+R}else Xe=XS(_,w,S,b,F,A,Xe),Se=Xe*o+R,Ce=Xe-Se;Se<1&&(Se=0),at>=Ce/2&&(at=0),Se<5&&(V=n1);let Yt=Se>0,mi=Xe-Se-(Yt?at:0);Ce=V(Mv(mi,B,N)),_e=(L==0?Ce/2:L==$?0:Ce)-L*$*((L==0?R/2:0)+(Yt?at/2:0));let Et={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},ii=Ge?null:new Path2D,Cn=null;if(de!=null)Cn=f.data[de.series[1]];else{let{y0:Pe,y1:Ke}=c;Pe!=null&&Ke!=null&&(w=Ke.values(f,g,y,m),Cn=Pe.values(f,g,y,m))}let Hn=G*Ce,H=ne*Ce;for(let Pe=$==1?y:m;Pe>=y&&Pe<=m;Pe+=$){let Ke=w[Pe];if(Ke==null)continue;if(Cn!=null){let X=Cn[Pe]??0;if(Ke-X==0)continue;fe=x(X,E,k,U)}let lt=b.distr!=2||c!=null?_[Pe]:Pe,we=S(lt,b,F,A),en=x(Nt(Ke,Q),E,k,U),He=V(we-_e),Je=V(Yi(en,fe)),I=V(ur(en,fe)),T=Je-I;if(Ke!=null){let X=Ke<0?H:Hn,he=Ke<0?Hn:H;Ge?(at>0&&st[Pe]!=null&&J(vn.get(st[Pe]),He,I+Rs(at/2),Ce,Yi(0,T-at),X,he),vt[Pe]!=null&&J(pt.get(vt[Pe]),He,I+Rs(at/2),Ce,Yi(0,T-at),X,he)):J(ii,He,I+Rs(at/2),Ce,Yi(0,T-at),X,he),te(f,g,Pe,He-at/2,I,Ce+at,T)}}return at>0?Et.stroke=Ge?vn:ii:Ge||(Et._fill=v.width==0?v._fill:v._stroke??v._fill,Et.width=0),Et.fill=Ge?pt:ii,Et})}function jI(n,e){let t=Nt(e?.alignGaps,0);return(i,s,r,o)=>ul(i,s,(a,l,c,u,h,d,f,g,y,m,v)=>{[r,o]=im(c,r,o);let _=a.pxRound,w=G=>_(d(G,u,m,g)),b=G=>_(f(G,h,v,y)),E,S,x;u.ori==0?(E=lm,x=$c,S=R1):(E=cm,x=Xc,S=P1);let A=u.dir*(u.ori==0?1:-1),U=w(l[A==1?r:o]),F=U,k=[],V=[];for(let G=A==1?r:o;G>=r&&G<=o;G+=A)if(c[G]!=null){let $=l[G],J=w($);k.push(F=J),V.push(b(c[G]))}let L={stroke:n(k,V,E,x,S,_),fill:null,clip:null,band:null,gaps:null,flags:Wc},R=L.stroke,[N,B]=Bv(i,s);if(a.fill!=null||N!=0){let G=L.fill=new Path2D(R),ne=a.fillTo(i,s,a.min,a.max,N),$=b(ne);x(G,F,$),x(G,U,$)}if(!a.spanGaps){let G=[];G.push(...zv(l,c,r,o,A,w,t)),L.gaps=G=a.gaps(i,s,r,o,G),L.clip=am(G,u.ori,g,y,m,v)}return B!=0&&(L.band=B==2?[bo(i,s,r,o,R,-1),bo(i,s,r,o,R,1)]:bo(i,s,r,o,R,B)),L})}function ZI(n){return jI(QI,n)}function QI(n,e,t,i,s,r){let o=n.length;if(o<2)return null;let a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let l=Array(o),c=Array(o-1),u=Array(o-1),h=Array(o-1);for(let d=0;d<o-1;d++)u[d]=e[d+1]-e[d],h[d]=n[d+1]-n[d],c[d]=u[d]/h[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,n[d]+h[d]/3,e[d]+l[d]*h[d]/3,n[d+1]-h[d]/3,e[d+1]-l[d+1]*h[d]/3,n[d+1],e[d+1])}return a}var Tv=new Set;function YS(){for(let n of Tv)n.syncRect(!0)}qc&&(ll(k3,zc,YS),ll(D3,zc,YS,!0),ll(em,zc,()=>{Ri.pxRatio=zt}));var eL=k1(),tL=I1();function JS(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,o)=>Ev(r,o,e,t))}function nL(n,e){return n.map((t,i)=>i==0?{}:ni({},e,t))}function Ev(n,e,t,i){return ni({},e==0?t:i,n)}function D1(n,e,t){return e==null?Hc:[e,t]}var iL=D1;function sL(n,e,t){return e==null?Hc:tm(e,t,Lv,!0)}function N1(n,e,t,i){return e==null?Hc:sm(e,t,n.scales[i].log,!1)}var rL=N1;function F1(n,e,t,i){return e==null?Hc:Iv(e,t,n.scales[i].log,!1)}var oL=F1;function aL(n,e,t,i,s){let r=Yi(ES(n),ES(e)),o=e-n,a=cr(s/i*o,t);do{let l=t[a],c=i*l/o;if(c>=s&&r+(l<5?ua.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function KS(n){let e,t;return n=n.replace(/(\d+)px/,(i,s)=>(e=fi((t=+s)*zt))+"px"),[n,e,t]}function lL(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=sn(e[2]*zt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Ri(n,e,t){let i={mode:Nt(n.mode,1)},s=i.mode;function r(M,C,D,O){let q=C.valToPct(M);return O+D*(C.dir==-1?1-q:q)}function o(M,C,D,O){let q=C.valToPct(M);return O+D*(C.dir==-1?q:1-q)}function a(M,C,D,O){return C.ori==0?r(M,C,D,O):o(M,C,D,O)}i.valToPosH=r,i.valToPosV=o;let l=!1;i.status=0;let c=i.root=zs(m3);if(n.id!=null&&(c.id=n.id),Cs(c,n.class),n.title){let M=zs(_3,c);M.textContent=n.title}let u=lr("canvas"),h=i.ctx=u.getContext("2d"),d=zs(y3,c);ll("click",d,M=>{M.target===g&&(cn!=_l||_n!=yl)&&wi.click(i,M)},!0);let f=i.under=zs(x3,d);d.appendChild(u);let g=i.over=zs(b3,d);n=Gc(n);let y=+Nt(n.pxAlign,1),m=$S(y);(n.plugins||[]).forEach(M=>{M.opts&&(n=M.opts(i,n)||n)});let v=n.ms||.001,_=i.series=s==1?JS(n.series||[],BS,WS,!1):nL(n.series||[null],GS),w=i.axes=JS(n.axes||[],US,VS,!0),b=i.scales={},E=i.bands=n.bands||[];E.forEach(M=>{M.fill=At(M.fill||null),M.dir=Nt(M.dir,-1)});let S=s==2?_[1].facets[0].scale:_[0].scale,x={axes:Xr,series:yt},A=(n.drawOrder||["axes","series"]).map(M=>x[M]);function U(M){let C=M.distr==3?D=>xo(D>0?D:M.clamp(i,D,M.min,M.max,M.key)):M.distr==4?D=>pv(D,M.asinh):M.distr==100?D=>M.fwd(D):D=>D;return D=>{let O=C(D),{_min:q,_max:Z}=M,ce=Z-q;return(O-q)/ce}}function F(M){let C=b[M];if(C==null){let D=(n.scales||Dh)[M]||Dh;if(D.from!=null){F(D.from);let O=ni({},b[D.from],D,{key:M});O.valToPct=U(O),b[M]=O}else{C=b[M]=ni({},M==S?w1:WI,D),C.key=M;let O=C.time,q=C.range,Z=ca(q);if((M!=S||s==2&&!O)&&(Z&&(q[0]==null||q[1]==null)&&(q={min:q[0]==null?wS:{mode:1,hard:q[0],soft:q[0]},max:q[1]==null?wS:{mode:1,hard:q[1],soft:q[1]}},Z=!1),!Z&&om(q))){let ce=q;q=(pe,xe,De)=>xe==null?Hc:tm(xe,De,ce)}C.range=At(q||(O?iL:M==S?C.distr==3?rL:C.distr==4?oL:D1:C.distr==3?N1:C.distr==4?F1:sL)),C.auto=At(Z?!1:C.auto),C.clamp=At(C.clamp||GI),C._min=C._max=null,C.valToPct=U(C)}}}F("x"),F("y"),s==1&&_.forEach(M=>{F(M.scale)}),w.forEach(M=>{F(M.scale)});for(let M in n.scales)F(M);let k=b[S],V=k.distr,L,R;k.ori==0?(Cs(c,g3),L=r,R=o):(Cs(c,v3),L=o,R=r);let N={};for(let M in b){let C=b[M];(C.min!=null||C.max!=null)&&(N[M]={min:C.min,max:C.max},C.min=C.max=null)}let B=n.tzDate||(M=>new Date(fi(M/v))),G=n.fmtDate||Nv,ne=v==1?gI(B):yI(B),$=NS(B,DS(v==1?mI:_I,G)),J=OS(B,FS(bI,G)),te=[],de=i.legend=ni({},wI,n.legend),re=i.cursor=ni({},PI,{drag:{y:s==2}},n.cursor),Q=de.show,fe=re.show,_e=de.markers;de.idxs=te,_e.width=At(_e.width),_e.dash=At(_e.dash),_e.stroke=At(_e.stroke),_e.fill=At(_e.fill);let Ce,Se,Xe,at=[],Ge=[],vt,pt=!1,st={};if(de.live){let M=_[1]?_[1].values:null;pt=M!=null,vt=pt?M(i,1,0):{_:0};for(let C in vt)st[C]=Rv}if(Q)if(Ce=lr("table",E3,c),Xe=lr("tbody",null,Ce),de.mount(i,Ce),pt){Se=lr("thead",null,Ce,Xe);let M=lr("tr",null,Se);lr("th",null,M);for(var vn in vt)lr("th",hS,M).textContent=vn}else Cs(Ce,R3),de.live&&Cs(Ce,C3);let rn={show:!0},Vn={show:!1};function Yt(M,C){if(C==0&&(pt||!de.live||s==2))return Hc;let D=[],O=lr("tr",P3,Xe,Xe.childNodes[C]);Cs(O,M.class),M.show||Cs(O,al);let q=lr("th",null,O);if(_e.show){let pe=zs(I3,q);if(C>0){let xe=_e.width(i,C);xe&&(pe.style.border=xe+"px "+_e.dash(i,C)+" "+_e.stroke(i,C)),pe.style.background=_e.fill(i,C)}}let Z=zs(hS,q);M.label instanceof HTMLElement?Z.appendChild(M.label):Z.textContent=M.label,C>0&&(_e.show||(Z.style.color=M.width>0?_e.stroke(i,C):_e.fill(i,C)),Et("click",q,pe=>{if(re._lock)return;Qe(pe);let xe=_.indexOf(M);if((pe.ctrlKey||pe.metaKey)!=de.isolate){let De=_.some((Ne,Ue)=>Ue>0&&Ue!=xe&&Ne.show);_.forEach((Ne,Ue)=>{Ue>0&&mr(Ue,De?Ue==xe?rn:Vn:rn,!0,$n.setSeries)})}else mr(xe,{show:!M.show},!0,$n.setSeries)},!1),et&&Et(mS,q,pe=>{re._lock||(Qe(pe),mr(_.indexOf(M),bl,!0,$n.setSeries))},!1));for(var ce in vt){let pe=lr("td",L3,O);pe.textContent="--",D.push(pe)}return[O,D]}let mi=new Map;function Et(M,C,D,O=!0){let q=mi.get(C)||{},Z=re.bind[M](i,C,D,O);Z&&(ll(M,C,q[M]=Z),mi.set(C,q))}function ii(M,C,D){let O=mi.get(C)||{};for(let q in O)(M==null||q==M)&&(bv(q,C,O[q]),delete O[q]);M==null&&mi.delete(C)}let Cn=0,Hn=0,H=0,Pe=0,Ke=0,lt=0,we=Ke,en=lt,He=H,Je=Pe,I=0,T=0,X=0,he=0;i.bbox={};let le=!1,ve=!1,ye=!1,ie=!1,oe=!1,me=!1;function z(M,C,D){(D||M!=i.width||C!=i.height)&&ae(M,C),mt(!1),ye=!0,ve=!0,Pi()}function ae(M,C){i.width=Cn=H=M,i.height=Hn=Pe=C,Ke=lt=0,Me(),qe();let D=i.bbox;I=D.left=rl(Ke*zt,.5),T=D.top=rl(lt*zt,.5),X=D.width=rl(H*zt,.5),he=D.height=rl(Pe*zt,.5)}let se=3;function Ae(){let M=!1,C=0;for(;!M;){C++;let D=ml(C),O=pr(C);M=C==se||D&&O,M||(ae(i.width,i.height),ve=!0)}}function ge({width:M,height:C}){z(M,C)}i.setSize=ge;function Me(){let M=!1,C=!1,D=!1,O=!1;w.forEach((q,Z)=>{if(q.show&&q._show){let{side:ce,_size:pe}=q,xe=ce%2,De=q.label!=null?q.labelSize:0,Ne=pe+De;Ne>0&&(xe?(H-=Ne,ce==3?(Ke+=Ne,O=!0):D=!0):(Pe-=Ne,ce==0?(lt+=Ne,M=!0):C=!0))}}),dr[0]=M,dr[1]=D,dr[2]=C,dr[3]=O,H-=Hs[1]+Hs[3],Ke+=Hs[3],Pe-=Hs[2]+Hs[0],lt+=Hs[0]}function qe(){let M=Ke+H,C=lt+Pe,D=Ke,O=lt;function q(Z,ce){switch(Z){case 1:return M+=ce,M-ce;case 2:return C+=ce,C-ce;case 3:return D-=ce,D+ce;case 0:return O-=ce,O+ce}}w.forEach((Z,ce)=>{if(Z.show&&Z._show){let pe=Z.side;Z._pos=q(pe,Z._size),Z.label!=null&&(Z._lpos=q(pe,Z.labelSize))}})}if(re.dataIdx==null){let M=re.hover,C=M.skip=new Set(M.skip??[]);C.add(void 0);let D=M.prox=At(M.prox),O=M.bias??=0;re.dataIdx=(q,Z,ce,pe)=>{if(Z==0)return ce;let xe=ce,De=D(q,Z,ce,pe)??nn,Ne=De>=0&&De<nn,Ue=k.ori==0?H:Pe,rt=re.left,Ft=e[0],kt=e[Z];if(C.has(kt[ce])){xe=null;let xt=null,Ze=null,Ye;if(O==0||O==-1)for(Ye=ce;xt==null&&Ye-- >0;)C.has(kt[Ye])||(xt=Ye);if(O==0||O==1)for(Ye=ce;Ze==null&&Ye++<kt.length;)C.has(kt[Ye])||(Ze=Ye);if(xt!=null||Ze!=null)if(Ne){let hn=xt==null?-1/0:L(Ft[xt],k,Ue,0),In=Ze==null?1/0:L(Ft[Ze],k,Ue,0),yi=rt-hn,Jt=In-rt;yi<=Jt?yi<=De&&(xe=xt):Jt<=De&&(xe=Ze)}else xe=Ze==null?xt:xt==null?Ze:ce-xt<=Ze-ce?xt:Ze}else Ne&&pi(rt-L(Ft[ce],k,Ue,0))>De&&(xe=null);return xe}}let Qe=M=>{re.event=M};re.idxs=te,re._lock=!1;let ue=re.points;ue.show=At(ue.show),ue.size=At(ue.size),ue.stroke=At(ue.stroke),ue.width=At(ue.width),ue.fill=At(ue.fill);let Be=i.focus=ni({},n.focus||{alpha:.3},re.focus),et=Be.prox>=0,Re=et&&ue.one,ht=[],ln=[],Bi=[];function jc(M,C){let D=ue.show(i,C);if(D instanceof HTMLElement)return Cs(D,T3),Cs(D,M.class),Vr(D,-10,-10,H,Pe),g.insertBefore(D,ht[C]),D}function dl(M,C){if(s==1||C>0){let D=s==1&&b[M.scale].time,O=M.value;M.value=D?PS(O)?OS(B,FS(O,G)):O||J:O||zI,M.label=M.label||(D?LI:II)}if(Re||C>0){M.width=M.width==null?1:M.width,M.paths=M.paths||eL||W3,M.fillTo=At(M.fillTo||qI),M.pxAlign=+Nt(M.pxAlign,y),M.pxRound=$S(M.pxAlign),M.stroke=At(M.stroke||null),M.fill=At(M.fill||null),M._stroke=M._fill=M._paths=M._focus=null;let D=VI(Yi(1,M.width),1),O=M.points=ni({},{size:D,width:Yi(1,D*.2),stroke:M.stroke,space:D*2,paths:tL,_stroke:null,_fill:null},M.points);O.show=At(O.show),O.filter=At(O.filter),O.fill=At(O.fill),O.stroke=At(O.stroke),O.paths=At(O.paths),O.pxAlign=M.pxAlign}if(Q){let D=Yt(M,C);at.splice(C,0,D[0]),Ge.splice(C,0,D[1]),de.values.push(null)}if(fe){te.splice(C,0,null);let D=null;Re?C==0&&(D=jc(M,C)):C>0&&(D=jc(M,C)),ht.splice(C,0,D),ln.splice(C,0,0),Bi.splice(C,0,0)}_i("addSeries",C)}function ym(M,C){C=C??_.length,M=s==1?Ev(M,C,BS,WS):Ev(M,C,{},GS),_.splice(C,0,M),dl(_[C],C)}i.addSeries=ym;function Wh(M){if(_.splice(M,1),Q){de.values.splice(M,1),Ge.splice(M,1);let C=at.splice(M,1)[0];ii(null,C.firstChild),C.remove()}fe&&(te.splice(M,1),ht.splice(M,1)[0].remove(),ln.splice(M,1),Bi.splice(M,1)),_i("delSeries",M)}i.delSeries=Wh;let dr=[!1,!1,!1,!1];function Wr(M,C){if(M._show=M.show,M.show){let D=M.side%2,O=b[M.scale];O==null&&(M.scale=D?_[1].scale:S,O=b[M.scale]);let q=O.time;M.size=At(M.size),M.space=At(M.space),M.rotate=At(M.rotate),ca(M.incrs)&&M.incrs.forEach(ce=>{!ua.has(ce)&&ua.set(ce,r1(ce))}),M.incrs=At(M.incrs||(O.distr==2?dI:q?v==1?pI:vI:ol)),M.splits=At(M.splits||(q&&O.distr==1?ne:O.distr==3?Sv:O.distr==4?NI:DI)),M.stroke=At(M.stroke),M.grid.stroke=At(M.grid.stroke),M.ticks.stroke=At(M.ticks.stroke),M.border.stroke=At(M.border.stroke);let Z=M.values;M.values=ca(Z)&&!ca(Z[0])?At(Z):q?ca(Z)?NS(B,DS(Z,G)):PS(Z)?xI(B,Z):Z||$:Z||kI,M.filter=At(M.filter||(O.distr>=3&&O.log==10?UI:O.distr==3&&O.log==2?BI:i1)),M.font=KS(M.font),M.labelFont=KS(M.labelFont),M._size=M.size(i,null,C,0),M._space=M._rotate=M._incrs=M._found=M._splits=M._values=null,M._size>0&&(dr[C]=!0,M._el=zs(M3,d))}}function qr(M,C,D,O){let[q,Z,ce,pe]=D,xe=C%2,De=0;return xe==0&&(pe||Z)&&(De=C==0&&!q||C==2&&!ce?fi(US.size/3):0),xe==1&&(q||ce)&&(De=C==1&&!Z||C==3&&!pe?fi(VS.size/2):0),De}let Zc=i.padding=(n.padding||[qr,qr,qr,qr]).map(M=>At(Nt(M,qr))),Hs=i._padding=Zc.map((M,C)=>M(i,C,dr,0)),Rn,On=null,Un=null,fr=s==1?_[0].idxs:null,ns=null,Ao=!1;function Qc(M,C){if(e=M??[],i.data=i._data=e,s==2){Rn=0;for(let D=1;D<_.length;D++)Rn+=e[D][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),ns=e[0],Rn=ns.length;let D=e;if(V==2){D=e.slice();let O=D[0]=Array(Rn);for(let q=0;q<Rn;q++)O[q]=q}i._data=e=D}if(mt(!0),_i("setData"),V==2&&(ye=!0),C!==!1){let D=k;D.auto(i,Ao)?eu():Co(S,D.min,D.max),ie=ie||re.left>=0,me=!0,Pi()}}i.setData=Qc;function eu(){Ao=!0;let M,C;s==1&&(Rn>0?(On=fr[0]=0,Un=fr[1]=Rn-1,M=e[0][On],C=e[0][Un],V==2?(M=On,C=Un):M==C&&(V==3?[M,C]=sm(M,M,k.log,!1):V==4?[M,C]=Iv(M,M,k.log,!1):k.time?C=M+fi(86400/v):[M,C]=tm(M,C,Lv,!0))):(On=fr[0]=M=null,Un=fr[1]=C=null)),Co(S,M,C)}let fl,To,pl,P,W,ee,Y,j,Te,Ie;function Ee(M,C,D,O,q,Z){M??=fS,D??=Dv,O??="butt",q??=fS,Z??="round",M!=fl&&(h.strokeStyle=fl=M),q!=To&&(h.fillStyle=To=q),C!=pl&&(h.lineWidth=pl=C),Z!=W&&(h.lineJoin=W=Z),O!=ee&&(h.lineCap=ee=O),D!=P&&h.setLineDash(P=D)}function Le(M,C,D,O){C!=To&&(h.fillStyle=To=C),M!=Y&&(h.font=Y=M),D!=j&&(h.textAlign=j=D),O!=Te&&(h.textBaseline=Te=O)}function Ve(M,C,D,O,q=0){if(O.length>0&&M.auto(i,Ao)&&(C==null||C.min==null)){let Z=Nt(On,0),ce=Nt(Un,O.length-1),pe=D.min==null?U3(O,Z,ce,q,M.distr==3):[D.min,D.max];M.min=ur(M.min,D.min=pe[0]),M.max=Yi(M.max,D.max=pe[1])}}let nt={min:null,max:null};function _t(){for(let O in b){let q=b[O];N[O]==null&&(q.min==null||N[S]!=null&&q.auto(i,Ao))&&(N[O]=nt)}for(let O in b){let q=b[O];N[O]==null&&q.from!=null&&N[q.from]!=null&&(N[O]=nt)}N[S]!=null&&mt(!0);let M={};for(let O in N){let q=N[O];if(q!=null){let Z=M[O]=Gc(b[O],X3);if(q.min!=null)ni(Z,q);else if(O!=S||s==2)if(Rn==0&&Z.from==null){let ce=Z.range(i,null,null,O);Z.min=ce[0],Z.max=ce[1]}else Z.min=nn,Z.max=-nn}}if(Rn>0){_.forEach((O,q)=>{if(s==1){let Z=O.scale,ce=N[Z];if(ce==null)return;let pe=M[Z];if(q==0){let xe=pe.range(i,pe.min,pe.max,Z);pe.min=xe[0],pe.max=xe[1],On=cr(pe.min,e[0]),Un=cr(pe.max,e[0]),Un-On>1&&(e[0][On]<pe.min&&On++,e[0][Un]>pe.max&&Un--),O.min=ns[On],O.max=ns[Un]}else O.show&&O.auto&&Ve(pe,ce,O,e[q],O.sorted);O.idxs[0]=On,O.idxs[1]=Un}else if(q>0&&O.show&&O.auto){let[Z,ce]=O.facets,pe=Z.scale,xe=ce.scale,[De,Ne]=e[q],Ue=M[pe],rt=M[xe];Ue!=null&&Ve(Ue,N[pe],Z,De,Z.sorted),rt!=null&&Ve(rt,N[xe],ce,Ne,ce.sorted),O.min=ce.min,O.max=ce.max}});for(let O in M){let q=M[O],Z=N[O];if(q.from==null&&(Z==null||Z.min==null)){let ce=q.range(i,q.min==nn?null:q.min,q.max==-nn?null:q.max,O);q.min=ce[0],q.max=ce[1]}}}for(let O in M){let q=M[O];if(q.from!=null){let Z=M[q.from];if(Z.min==null)q.min=q.max=null;else{let ce=q.range(i,Z.min,Z.max,O);q.min=ce[0],q.max=ce[1]}}}let C={},D=!1;for(let O in M){let q=M[O],Z=b[O];if(Z.min!=q.min||Z.max!=q.max){Z.min=q.min,Z.max=q.max;let ce=Z.distr;Z._min=ce==3?xo(Z.min):ce==4?pv(Z.min,Z.asinh):ce==100?Z.fwd(Z.min):Z.min,Z._max=ce==3?xo(Z.max):ce==4?pv(Z.max,Z.asinh):ce==100?Z.fwd(Z.max):Z.max,C[O]=D=!0}}if(D){_.forEach((O,q)=>{s==2?q>0&&C.y&&(O._paths=null):C[O.scale]&&(O._paths=null)});for(let O in C)ye=!0,_i("setScale",O);fe&&re.left>=0&&(ie=me=!0)}for(let O in N)N[O]=null}function ze(M){let C=Mv(On-1,0,Rn-1),D=Mv(Un+1,0,Rn-1);for(;M[C]==null&&C>0;)C--;for(;M[D]==null&&D<Rn-1;)D++;return[C,D]}function yt(){if(Rn>0){let M=_.some(C=>C._focus)&&Ie!=Be.alpha;M&&(h.globalAlpha=Ie=Be.alpha),_.forEach((C,D)=>{if(D>0&&C.show&&(Sn(D,!1),Sn(D,!0),C._paths==null)){let O=Ie;Ie!=C.alpha&&(h.globalAlpha=Ie=C.alpha);let q=s==2?[0,e[D][0].length-1]:ze(e[D]);C._paths=C.paths(i,D,q[0],q[1]),Ie!=O&&(h.globalAlpha=Ie=O)}}),_.forEach((C,D)=>{if(D>0&&C.show){let O=Ie;Ie!=C.alpha&&(h.globalAlpha=Ie=C.alpha),C._paths!=null&&qt(D,!1);{let q=C._paths!=null?C._paths.gaps:null,Z=C.points.show(i,D,On,Un,q),ce=C.points.filter(i,D,Z,q);(Z||ce)&&(C.points._paths=C.points.paths(i,D,On,Un,ce),qt(D,!0))}Ie!=O&&(h.globalAlpha=Ie=O),_i("drawSeries",D)}}),M&&(h.globalAlpha=Ie=1)}}function Sn(M,C){let D=C?_[M].points:_[M];D._stroke=D.stroke(i,M),D._fill=D.fill(i,M)}function qt(M,C){let D=C?_[M].points:_[M],{stroke:O,fill:q,clip:Z,flags:ce,_stroke:pe=D._stroke,_fill:xe=D._fill,_width:De=D.width}=D._paths;De=sn(De*zt,3);let Ne=null,Ue=De%2/2;C&&xe==null&&(xe=De>0?"#fff":pe);let rt=D.pxAlign==1&&Ue>0;if(rt&&h.translate(Ue,Ue),!C){let Ft=I-De/2,kt=T-De/2,xt=X+De,Ze=he+De;Ne=new Path2D,Ne.rect(Ft,kt,xt,Ze)}C?Oe(pe,De,D.dash,D.cap,xe,O,q,ce,Z):$t(M,pe,De,D.dash,D.cap,xe,O,q,ce,Ne,Z),rt&&h.translate(-Ue,-Ue)}function $t(M,C,D,O,q,Z,ce,pe,xe,De,Ne){let Ue=!1;xe!=0&&E.forEach((rt,Ft)=>{if(rt.series[0]==M){let kt=_[rt.series[1]],xt=e[rt.series[1]],Ze=(kt._paths||Dh).band;ca(Ze)&&(Ze=rt.dir==1?Ze[0]:Ze[1]);let Ye,hn=null;kt.show&&Ze&&z3(xt,On,Un)?(hn=rt.fill(i,Ft)||Z,Ye=kt._paths.clip):Ze=null,Oe(C,D,O,q,hn,ce,pe,xe,De,Ne,Ye,Ze),Ue=!0}}),Ue||Oe(C,D,O,q,Z,ce,pe,xe,De,Ne)}let si=Wc|Av;function Oe(M,C,D,O,q,Z,ce,pe,xe,De,Ne,Ue){Ee(M,C,D,O,q),(xe||De||Ue)&&(h.save(),xe&&h.clip(xe),De&&h.clip(De)),Ue?(pe&si)==si?(h.clip(Ue),Ne&&h.clip(Ne),Mt(q,ce),Gn(M,Z,C)):pe&Av?(Mt(q,ce),h.clip(Ue),Gn(M,Z,C)):pe&Wc&&(h.save(),h.clip(Ue),Ne&&h.clip(Ne),Mt(q,ce),h.restore(),Gn(M,Z,C)):(Mt(q,ce),Gn(M,Z,C)),(xe||De||Ue)&&h.restore()}function Gn(M,C,D){D>0&&(C instanceof Map?C.forEach((O,q)=>{h.strokeStyle=fl=q,h.stroke(O)}):C!=null&&M&&h.stroke(C))}function Mt(M,C){C instanceof Map?C.forEach((D,O)=>{h.fillStyle=To=O,h.fill(D)}):C!=null&&M&&h.fill(C)}function $r(M,C,D,O){let q=w[M],Z;if(O<=0)Z=[0,0];else{let ce=q._space=q.space(i,M,C,D,O),pe=q._incrs=q.incrs(i,M,C,D,O,ce);Z=aL(C,D,pe,O,ce)}return q._found=Z}function Wn(M,C,D,O,q,Z,ce,pe,xe,De){let Ne=ce%2/2;y==1&&h.translate(Ne,Ne),Ee(pe,ce,xe,De,pe),h.beginPath();let Ue,rt,Ft,kt,xt=q+(O==0||O==3?-Z:Z);D==0?(rt=q,kt=xt):(Ue=q,Ft=xt);for(let Ze=0;Ze<M.length;Ze++)C[Ze]!=null&&(D==0?Ue=Ft=M[Ze]:rt=kt=M[Ze],h.moveTo(Ue,rt),h.lineTo(Ft,kt));h.stroke(),y==1&&h.translate(-Ne,-Ne)}function ml(M){let C=!0;return w.forEach((D,O)=>{if(!D.show)return;let q=b[D.scale];if(q.min==null){D._show&&(C=!1,D._show=!1,mt(!1));return}else D._show||(C=!1,D._show=!0,mt(!1));let Z=D.side,ce=Z%2,{min:pe,max:xe}=q,[De,Ne]=$r(O,pe,xe,ce==0?H:Pe);if(Ne==0)return;let Ue=q.distr==2,rt=D._splits=D.splits(i,O,pe,xe,De,Ne,Ue),Ft=q.distr==2?rt.map(Ye=>ns[Ye]):rt,kt=q.distr==2?ns[rt[1]]-ns[rt[0]]:De,xt=D._values=D.values(i,D.filter(i,Ft,O,Ne,kt),O,Ne,kt);D._rotate=Z==2?D.rotate(i,xt,O,Ne):0;let Ze=D._size;D._size=Vs(D.size(i,xt,O,M)),Ze!=null&&D._size!=Ze&&(C=!1)}),C}function pr(M){let C=!0;return Zc.forEach((D,O)=>{let q=D(i,O,dr,M);q!=Hs[O]&&(C=!1),Hs[O]=q}),C}function Xr(){for(let M=0;M<w.length;M++){let C=w[M];if(!C.show||!C._show)continue;let D=C.side,O=D%2,q,Z,ce=C.stroke(i,M),pe=D==0||D==3?-1:1,[xe,De]=C._found;if(C.label!=null){let Hi=C.labelGap*pe,rs=fi((C._lpos+Hi)*zt);Le(C.labelFont[0],ce,"center",D==2?"top":dS),h.save(),O==1?(q=Z=0,h.translate(rs,fi(T+he/2)),h.rotate((D==3?-Qp:Qp)/2)):(q=fi(I+X/2),Z=rs);let va=t1(C.label)?C.label(i,M,xe,De):C.label;h.fillText(va,q,Z),h.restore()}if(De==0)continue;let Ne=b[C.scale],Ue=O==0?X:he,rt=O==0?I:T,Ft=C._splits,kt=Ne.distr==2?Ft.map(Hi=>ns[Hi]):Ft,xt=Ne.distr==2?ns[Ft[1]]-ns[Ft[0]]:xe,Ze=C.ticks,Ye=C.border,hn=Ze.show?Ze.size:0,In=fi(hn*zt),yi=fi((C.alignTo==2?C._size-hn-C.gap:C.gap)*zt),Jt=C._rotate*-Qp/180,Ln=m(C._pos*zt),is=(In+yi)*pe,Vi=Ln+is;Z=O==0?Vi:0,q=O==1?Vi:0;let Is=C.font[0],Gs=C.align==1?Uc:C.align==2?hv:Jt>0?Uc:Jt<0?hv:O==0?"center":D==3?hv:Uc,vr=Jt||O==1?"middle":D==2?"top":dS;Le(Is,ce,Gs,vr);let ss=C.font[1]*C.lineGap,Ls=Ft.map(Hi=>m(a(Hi,Ne,Ue,rt))),Ws=C._values;for(let Hi=0;Hi<Ws.length;Hi++){let rs=Ws[Hi];if(rs!=null){O==0?q=Ls[Hi]:Z=Ls[Hi],rs=""+rs;let va=rs.indexOf(`
`)==-1?[rs]:rs.split(/\n/gm);for(let Gi=0;Gi<va.length;Gi++){let v_=va[Gi];Jt?(h.save(),h.translate(q,Z+Gi*ss),h.rotate(Jt),h.fillText(v_,0,0),h.restore()):h.fillText(v_,q,Z+Gi*ss)}}}Ze.show&&Wn(Ls,Ze.filter(i,kt,M,De,xt),O,D,Ln,In,sn(Ze.width*zt,3),Ze.stroke(i,M),Ze.dash,Ze.cap);let _r=C.grid;_r.show&&Wn(Ls,_r.filter(i,kt,M,De,xt),O,O==0?2:1,O==0?T:I,O==0?he:X,sn(_r.width*zt,3),_r.stroke(i,M),_r.dash,_r.cap),Ye.show&&Wn([Ln],[1],O==0?1:0,O==0?1:2,O==1?T:I,O==1?he:X,sn(Ye.width*zt,3),Ye.stroke(i,M),Ye.dash,Ye.cap)}_i("drawAxes")}function mt(M){_.forEach((C,D)=>{D>0&&(C._paths=null,M&&(s==1?(C.min=null,C.max=null):C.facets.forEach(O=>{O.min=null,O.max=null})))})}let Pn=!1,zi=!1,Xt=[];function qn(){zi=!1;for(let M=0;M<Xt.length;M++)_i(...Xt[M]);Xt.length=0}function Pi(){Pn||(eI(Qv),Pn=!0)}function qh(M,C=!1){Pn=!0,zi=C,M(i),Qv(),C&&Xt.length>0&&queueMicrotask(qn)}i.batch=qh;function Qv(){if(le&&(_t(),le=!1),ye&&(Ae(),ye=!1),ve){if(gn(f,Uc,Ke),gn(f,"top",lt),gn(f,Ph,H),gn(f,Ih,Pe),gn(g,Uc,Ke),gn(g,"top",lt),gn(g,Ph,H),gn(g,Ih,Pe),gn(d,Ph,Cn),gn(d,Ih,Hn),u.width=fi(Cn*zt),u.height=fi(Hn*zt),w.forEach(({_el:M,_show:C,_size:D,_pos:O,side:q})=>{if(M!=null)if(C){let Z=q===3||q===0?D:0,ce=q%2==1;gn(M,ce?"left":"top",O-Z),gn(M,ce?"width":"height",D),gn(M,ce?"top":"left",ce?lt:Ke),gn(M,ce?"height":"width",ce?Pe:H),xv(M,al)}else Cs(M,al)}),fl=To=pl=W=ee=Y=j=Te=P=null,Ie=1,iu(!0),Ke!=we||lt!=en||H!=He||Pe!=Je){mt(!1);let M=H/He,C=Pe/Je;if(fe&&!ie&&re.left>=0){re.left*=M,re.top*=C,gl&&Vr(gl,fi(re.left),0,H,Pe),vl&&Vr(vl,0,fi(re.top),H,Pe);for(let D=0;D<ht.length;D++){let O=ht[D];O!=null&&(ln[D]*=M,Bi[D]*=C,Vr(O,Vs(ln[D]),Vs(Bi[D]),H,Pe))}}if(un.show&&!oe&&un.left>=0&&un.width>0){un.left*=M,un.width*=M,un.top*=C,un.height*=C;for(let D in Am)gn(xl,D,un[D])}we=Ke,en=lt,He=H,Je=Pe}_i("setSize"),ve=!1}Cn>0&&Hn>0&&(h.clearRect(0,0,u.width,u.height),_i("drawClear"),A.forEach(M=>M()),_i("draw")),un.show&&oe&&($h(un),oe=!1),fe&&ie&&(ga(null,!0,!1),ie=!1),de.show&&de.live&&me&&(Sm(),me=!1),l||(l=!0,i.status=1,_i("ready")),Ao=!1,Pn=!1}i.redraw=(M,C)=>{ye=C||!1,M!==!1?Co(S,k.min,k.max):Pi()};function xm(M,C){let D=b[M];if(D.from==null){if(Rn==0){let O=D.range(i,C.min,C.max,M);C.min=O[0],C.max=O[1]}if(C.min>C.max){let O=C.min;C.min=C.max,C.max=O}if(Rn>1&&C.min!=null&&C.max!=null&&C.max-C.min<1e-16)return;M==S&&D.distr==2&&Rn>0&&(C.min=cr(C.min,e[0]),C.max=cr(C.max,e[0]),C.min==C.max&&C.max++),N[M]=C,le=!0,Pi()}}i.setScale=xm;let bm,Mm,gl,vl,e_,t_,_l,yl,n_,i_,cn,_n,Eo=!1,wi=re.drag,gi=wi.x,vi=wi.y;fe&&(re.x&&(bm=zs(w3,g)),re.y&&(Mm=zs(A3,g)),k.ori==0?(gl=bm,vl=Mm):(gl=Mm,vl=bm),cn=re.left,_n=re.top);let un=i.select=ni({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),xl=un.show?zs(S3,un.over?g:f):null;function $h(M,C){if(un.show){for(let D in M)un[D]=M[D],D in Am&&gn(xl,D,M[D]);C!==!1&&_i("setSelect")}}i.setSelect=$h;function ew(M){if(_[M].show)Q&&xv(at[M],al);else if(Q&&Cs(at[M],al),fe){let D=Re?ht[0]:ht[M];D!=null&&Vr(D,-10,-10,H,Pe)}}function Co(M,C,D){xm(M,{min:C,max:D})}function mr(M,C,D,O){C.focus!=null&&rw(M),C.show!=null&&_.forEach((q,Z)=>{Z>0&&(M==Z||M==null)&&(q.show=C.show,ew(Z),s==2?(Co(q.facets[0].scale,null,null),Co(q.facets[1].scale,null,null)):Co(q.scale,null,null),Pi())}),D!==!1&&_i("setSeries",M,C),O&&su("setSeries",i,M,C)}i.setSeries=mr;function tw(M,C){ni(E[M],C)}function nw(M,C){M.fill=At(M.fill||null),M.dir=Nt(M.dir,-1),C=C??E.length,E.splice(C,0,M)}function iw(M){M==null?E.length=0:E.splice(M,1)}i.addBand=nw,i.setBand=tw,i.delBand=iw;function sw(M,C){_[M].alpha=C,fe&&ht[M]!=null&&(ht[M].style.opacity=C),Q&&at[M]&&(at[M].style.opacity=C)}let Yr,Ro,ma,bl={focus:!0};function rw(M){if(M!=ma){let C=M==null,D=Be.alpha!=1;_.forEach((O,q)=>{if(s==1||q>0){let Z=C||q==0||q==M;O._focus=C?null:Z,D&&sw(q,Z?1:Be.alpha)}}),ma=M,D&&Pi()}}Q&&et&&Et(gS,Ce,M=>{re._lock||(Qe(M),ma!=null&&mr(null,bl,!0,$n.setSeries))});function gr(M,C,D){let O=b[C];D&&(M=M/zt-(O.ori==1?lt:Ke));let q=H;O.ori==1&&(q=Pe,M=q-M),O.dir==-1&&(M=q-M);let Z=O._min,ce=O._max,pe=M/q,xe=Z+(ce-Z)*pe,De=O.distr;return De==3?Vc(10,xe):De==4?H3(xe,O.asinh):De==100?O.bwd(xe):xe}function ow(M,C){let D=gr(M,S,C);return cr(D,e[0],On,Un)}i.valToIdx=M=>cr(M,e[0]),i.posToIdx=ow,i.posToVal=gr,i.valToPos=(M,C,D)=>b[C].ori==0?r(M,b[C],D?X:H,D?I:0):o(M,b[C],D?he:Pe,D?T:0),i.setCursor=(M,C,D)=>{cn=M.left,_n=M.top,ga(null,C,D)};function s_(M,C){gn(xl,Uc,un.left=M),gn(xl,Ph,un.width=C)}function r_(M,C){gn(xl,"top",un.top=M),gn(xl,Ih,un.height=C)}let tu=k.ori==0?s_:r_,nu=k.ori==1?s_:r_;function aw(){if(Q&&de.live)for(let M=s==2?1:0;M<_.length;M++){if(M==0&&pt)continue;let C=de.values[M],D=0;for(let O in C)Ge[M][D++].firstChild.nodeValue=C[O]}}function Sm(M,C){if(M!=null&&(M.idxs?M.idxs.forEach((D,O)=>{te[O]=D}):$3(M.idx)||te.fill(M.idx),de.idx=te[0]),Q&&de.live){for(let D=0;D<_.length;D++)(D>0||s==1&&!pt)&&lw(D,te[D]);aw()}me=!1,C!==!1&&_i("setLegend")}i.setLegend=Sm;function lw(M,C){let D=_[M],O=M==0&&V==2?ns:e[M],q;pt?q=D.values(i,M,C)??st:(q=D.value(i,C==null?null:O[C],M,C),q=q==null?st:{_:q}),de.values[M]=q}function ga(M,C,D){n_=cn,i_=_n,[cn,_n]=re.move(i,cn,_n),re.left=cn,re.top=_n,fe&&(gl&&Vr(gl,fi(cn),0,H,Pe),vl&&Vr(vl,0,fi(_n),H,Pe));let O,q=On>Un;Yr=nn,Ro=null;let Z=k.ori==0?H:Pe,ce=k.ori==1?H:Pe;if(cn<0||Rn==0||q){O=re.idx=null;for(let pe=0;pe<_.length;pe++){let xe=ht[pe];xe!=null&&Vr(xe,-10,-10,H,Pe)}et&&mr(null,bl,!0,M==null&&$n.setSeries),de.live&&(te.fill(O),me=!0)}else{let pe,xe,De;s==1&&(pe=k.ori==0?cn:_n,xe=gr(pe,S),O=re.idx=cr(xe,e[0],On,Un),De=L(e[0][O],k,Z,0));let Ne=-10,Ue=-10,rt=0,Ft=0,kt=!0,xt="",Ze="";for(let Ye=s==2?1:0;Ye<_.length;Ye++){let hn=_[Ye],In=te[Ye],yi=In==null?null:s==1?e[Ye][In]:e[Ye][1][In],Jt=re.dataIdx(i,Ye,O,xe),Ln=Jt==null?null:s==1?e[Ye][Jt]:e[Ye][1][Jt];if(me=me||Ln!=yi||Jt!=In,te[Ye]=Jt,Ye>0&&hn.show){let is=Jt==null?-10:Jt==O?De:L(s==1?e[0][Jt]:e[Ye][0][Jt],k,Z,0),Vi=Ln==null?-10:R(Ln,s==1?b[hn.scale]:b[hn.facets[1].scale],ce,0);if(et&&Ln!=null){let Is=k.ori==1?cn:_n,Gs=pi(Be.dist(i,Ye,Jt,Vi,Is));if(Gs<Yr){let vr=Be.bias;if(vr!=0){let ss=gr(Is,hn.scale),Ls=Ln>=0?1:-1,Ws=ss>=0?1:-1;Ws==Ls&&(Ws==1?vr==1?Ln>=ss:Ln<=ss:vr==1?Ln<=ss:Ln>=ss)&&(Yr=Gs,Ro=Ye)}else Yr=Gs,Ro=Ye}}if(me||Re){let Is,Gs;k.ori==0?(Is=is,Gs=Vi):(Is=Vi,Gs=is);let vr,ss,Ls,Ws,_r,Hi,rs=!0,va=ue.bbox;if(va!=null){rs=!1;let Gi=va(i,Ye);Ls=Gi.left,Ws=Gi.top,vr=Gi.width,ss=Gi.height}else Ls=Is,Ws=Gs,vr=ss=ue.size(i,Ye);if(Hi=ue.fill(i,Ye),_r=ue.stroke(i,Ye),Re)Ye==Ro&&Yr<=Be.prox&&(Ne=Ls,Ue=Ws,rt=vr,Ft=ss,kt=rs,xt=Hi,Ze=_r);else{let Gi=ht[Ye];Gi!=null&&(ln[Ye]=Ls,Bi[Ye]=Ws,SS(Gi,vr,ss,rs),bS(Gi,Hi,_r),Vr(Gi,Vs(Ls),Vs(Ws),H,Pe))}}}}if(Re){let Ye=Be.prox,hn=ma==null?Yr<=Ye:Yr>Ye||Ro!=ma;if(me||hn){let In=ht[0];In!=null&&(ln[0]=Ne,Bi[0]=Ue,SS(In,rt,Ft,kt),bS(In,xt,Ze),Vr(In,Vs(Ne),Vs(Ue),H,Pe))}}}if(un.show&&Eo)if(M!=null){let[pe,xe]=$n.scales,[De,Ne]=$n.match,[Ue,rt]=M.cursor.sync.scales,Ft=M.cursor.drag;if(gi=Ft._x,vi=Ft._y,gi||vi){let{left:kt,top:xt,width:Ze,height:Ye}=M.select,hn=M.scales[Ue].ori,In=M.posToVal,yi,Jt,Ln,is,Vi,Is=pe!=null&&De(pe,Ue),Gs=xe!=null&&Ne(xe,rt);Is&&gi?(hn==0?(yi=kt,Jt=Ze):(yi=xt,Jt=Ye),Ln=b[pe],is=L(In(yi,Ue),Ln,Z,0),Vi=L(In(yi+Jt,Ue),Ln,Z,0),tu(ur(is,Vi),pi(Vi-is))):tu(0,Z),Gs&&vi?(hn==1?(yi=kt,Jt=Ze):(yi=xt,Jt=Ye),Ln=b[xe],is=R(In(yi,rt),Ln,ce,0),Vi=R(In(yi+Jt,rt),Ln,ce,0),nu(ur(is,Vi),pi(Vi-is))):nu(0,ce)}else Tm()}else{let pe=pi(n_-e_),xe=pi(i_-t_);if(k.ori==1){let rt=pe;pe=xe,xe=rt}gi=wi.x&&pe>=wi.dist,vi=wi.y&&xe>=wi.dist;let De=wi.uni;De!=null?gi&&vi&&(gi=pe>=De,vi=xe>=De,!gi&&!vi&&(xe>pe?vi=!0:gi=!0)):wi.x&&wi.y&&(gi||vi)&&(gi=vi=!0);let Ne,Ue;gi&&(k.ori==0?(Ne=_l,Ue=cn):(Ne=yl,Ue=_n),tu(ur(Ne,Ue),pi(Ue-Ne)),vi||nu(0,ce)),vi&&(k.ori==1?(Ne=_l,Ue=cn):(Ne=yl,Ue=_n),nu(ur(Ne,Ue),pi(Ue-Ne)),gi||tu(0,Z)),!gi&&!vi&&(tu(0,0),nu(0,0))}if(wi._x=gi,wi._y=vi,M==null){if(D){if(g_!=null){let[pe,xe]=$n.scales;$n.values[0]=pe!=null?gr(k.ori==0?cn:_n,pe):null,$n.values[1]=xe!=null?gr(k.ori==1?cn:_n,xe):null}su(dv,i,cn,_n,H,Pe,O)}if(et){let pe=D&&$n.setSeries,xe=Be.prox;ma==null?Yr<=xe&&mr(Ro,bl,!0,pe):Yr>xe?mr(null,bl,!0,pe):Ro!=ma&&mr(Ro,bl,!0,pe)}}me&&(de.idx=O,Sm()),C!==!1&&_i("setCursor")}let Po=null;Object.defineProperty(i,"rect",{get(){return Po==null&&iu(!1),Po}});function iu(M=!1){M?Po=null:(Po=g.getBoundingClientRect(),_i("syncRect",Po))}function o_(M,C,D,O,q,Z,ce){re._lock||Eo&&M!=null&&M.movementX==0&&M.movementY==0||(wm(M,C,D,O,q,Z,ce,!1,M!=null),M!=null?ga(null,!0,!0):ga(C,!0,!1))}function wm(M,C,D,O,q,Z,ce,pe,xe){if(Po==null&&iu(!1),Qe(M),M!=null)D=M.clientX-Po.left,O=M.clientY-Po.top;else{if(D<0||O<0){cn=-10,_n=-10;return}let[De,Ne]=$n.scales,Ue=C.cursor.sync,[rt,Ft]=Ue.values,[kt,xt]=Ue.scales,[Ze,Ye]=$n.match,hn=C.axes[0].side%2==1,In=k.ori==0?H:Pe,yi=k.ori==1?H:Pe,Jt=hn?Z:q,Ln=hn?q:Z,is=hn?O:D,Vi=hn?D:O;if(kt!=null?D=Ze(De,kt)?a(rt,b[De],In,0):-10:D=In*(is/Jt),xt!=null?O=Ye(Ne,xt)?a(Ft,b[Ne],yi,0):-10:O=yi*(Vi/Ln),k.ori==1){let Is=D;D=O,O=Is}}xe&&(C==null||C.cursor.event.type==dv)&&((D<=1||D>=H-1)&&(D=rl(D,H)),(O<=1||O>=Pe-1)&&(O=rl(O,Pe))),pe?(e_=D,t_=O,[_l,yl]=re.move(i,D,O)):(cn=D,_n=O)}let Am={width:0,height:0,left:0,top:0};function Tm(){$h(Am,!1)}let a_,l_,c_,u_;function h_(M,C,D,O,q,Z,ce){Eo=!0,gi=vi=wi._x=wi._y=!1,wm(M,C,D,O,q,Z,ce,!0,!1),M!=null&&(Et(fv,_v,d_,!1),su(pS,i,_l,yl,H,Pe,null));let{left:pe,top:xe,width:De,height:Ne}=un;a_=pe,l_=xe,c_=De,u_=Ne}function d_(M,C,D,O,q,Z,ce){Eo=wi._x=wi._y=!1,wm(M,C,D,O,q,Z,ce,!1,!0);let{left:pe,top:xe,width:De,height:Ne}=un,Ue=De>0||Ne>0,rt=a_!=pe||l_!=xe||c_!=De||u_!=Ne;if(Ue&&rt&&$h(un),wi.setScale&&Ue&&rt){let Ft=pe,kt=De,xt=xe,Ze=Ne;if(k.ori==1&&(Ft=xe,kt=Ne,xt=pe,Ze=De),gi&&Co(S,gr(Ft,S),gr(Ft+kt,S)),vi)for(let Ye in b){let hn=b[Ye];Ye!=S&&hn.from==null&&hn.min!=nn&&Co(Ye,gr(xt+Ze,Ye),gr(xt,Ye))}Tm()}else re.lock&&(re._lock=!re._lock,ga(C,!0,M!=null));M!=null&&(ii(fv,_v),su(fv,i,cn,_n,H,Pe,null))}function cw(M,C,D,O,q,Z,ce){if(re._lock)return;Qe(M);let pe=Eo;if(Eo){let xe=!0,De=!0,Ne=10,Ue,rt;k.ori==0?(Ue=gi,rt=vi):(Ue=vi,rt=gi),Ue&&rt&&(xe=cn<=Ne||cn>=H-Ne,De=_n<=Ne||_n>=Pe-Ne),Ue&&xe&&(cn=cn<_l?0:H),rt&&De&&(_n=_n<yl?0:Pe),ga(null,!0,!0),Eo=!1}cn=-10,_n=-10,te.fill(null),ga(null,!0,!0),pe&&(Eo=pe)}function f_(M,C,D,O,q,Z,ce){re._lock||(Qe(M),eu(),Tm(),M!=null&&su(vS,i,cn,_n,H,Pe,null))}function p_(){w.forEach(lL),z(i.width,i.height,!0)}ll(em,zc,p_);let Ml={};Ml.mousedown=h_,Ml.mousemove=o_,Ml.mouseup=d_,Ml.dblclick=f_,Ml.setSeries=(M,C,D,O)=>{let q=$n.match[2];D=q(i,C,D),D!=-1&&mr(D,O,!0,!1)},fe&&(Et(pS,g,h_),Et(dv,g,o_),Et(mS,g,M=>{Qe(M),iu(!1)}),Et(gS,g,cw),Et(vS,g,f_),Tv.add(i),i.syncRect=iu);let Xh=i.hooks=n.hooks||{};function _i(M,C,D){zi?Xt.push([M,C,D]):M in Xh&&Xh[M].forEach(O=>{O.call(null,i,C,D)})}(n.plugins||[]).forEach(M=>{for(let C in M.hooks)Xh[C]=(Xh[C]||[]).concat(M.hooks[C])});let m_=(M,C,D)=>D,$n=ni({key:null,setSeries:!1,filters:{pub:CS,sub:CS},scales:[S,_[1]?_[1].scale:null],match:[RS,RS,m_],values:[null,null]},re.sync);$n.match.length==2&&$n.match.push(m_),re.sync=$n;let g_=$n.key,Em=A1(g_);function su(M,C,D,O,q,Z,ce){$n.filters.pub(M,C,D,O,q,Z,ce)&&Em.pub(M,C,D,O,q,Z,ce)}Em.sub(i);function uw(M,C,D,O,q,Z,ce){$n.filters.sub(M,C,D,O,q,Z,ce)&&Ml[M](null,C,D,O,q,Z,ce)}i.pub=uw;function hw(){Em.unsub(i),Tv.delete(i),mi.clear(),bv(em,zc,p_),c.remove(),Ce?.remove(),_i("destroy")}i.destroy=hw;function Cm(){_i("init",n,e),Qc(e||n.data,!1),N[S]?xm(S,N[S]):eu(),oe=un.show&&(un.width>0||un.height>0),ie=me=!0,z(n.width,n.height)}return _.forEach(dl),w.forEach(Wr),t?t instanceof HTMLElement?(t.appendChild(c),Cm()):t(i,Cm):Cm(),i}Ri.assign=ni;Ri.fmtNum=kv;Ri.rangeNum=tm;Ri.rangeLog=sm;Ri.rangeAsinh=Iv;Ri.orient=ul;Ri.pxRatio=zt;Ri.join=Q3;Ri.fmtDate=Nv,Ri.tzDate=uI;Ri.sync=A1;{Ri.addGap=$I,Ri.clipGaps=am;let n=Ri.paths={points:I1};n.linear=k1,n.stepped=JI,n.bars=KI,n.spline=ZI}var Hv=(n,e)=>n.beside?[3,3]:c0[(n.tone??e)%c0.length],Oh=n=>getComputedStyle(document.documentElement).getPropertyValue(n).trim();function Hr(n){let{title:e,t,curves:i,kind:s,bands:r=[],height:o=220,file:a=e}=n,l=Kt(null),c=Kt(null),u=Kt(n);u.current=n;let h=xn(new Set),d=xn(!1),f=xn(null),g=ei(s),y=n.across??{label:"Time",kind:"time"},m=ei(y.kind),v=wd.value,_=Ad.value,w=v?Wl:zo,b=(L,R)=>w[(L.tone??R)%w.length],E=`${i.map(L=>`${L.label}/${L.tone}/${L.beside}`).join("|")} ${g.label} ${m.label} ${v} ${_} ${o} ${n.log}`,S=()=>[Float64Array.from(t,L=>L/m.factor),...i.map(L=>Float64Array.from(L.values,R=>R/g.factor))];Ct(()=>{let L=l.current,R=Oh("--soft"),N={stroke:Oh("--line"),width:1},B=`${12*_}px ${Oh("--font")}`,G=()=>Math.max(200,Math.round(L.getBoundingClientRect().width)),ne={width:G(),height:o*_,pxAlign:!1,legend:{show:!1},cursor:{drag:{x:!0,y:!1},points:{size:7},focus:{prox:1e3},y:!1},scales:{x:{time:!1},y:{distr:n.log?3:1,range:n.log?void 0:(re,Q,fe)=>B1(Q,fe)}},axes:[{stroke:R,grid:N,ticks:N,font:B,label:`${y.label}${m.label?` [${m.label}]`:""}`,labelFont:B,labelSize:20*_,size:34*_,labelGap:0},{stroke:R,grid:N,ticks:N,font:B,label:g.label?`[${g.label}]`:"",labelFont:B,labelSize:18*_,size:56*_,values:(re,Q)=>Q.map(fe=>fe===null?"":ti(fe,6))}],series:[{},...i.map((re,Q)=>({label:re.label,stroke:b(re,Q),width:(re.beside?1.2:1.8)*_,dash:Hv(re,Q),points:{show:!1},show:!h.peek().has(re.label)}))],hooks:{drawClear:[re=>x(re)],draw:[re=>A(re)],setCursor:[re=>{let Q=re.cursor.idx;f.value=Q??null}],setScale:[(re,Q)=>{if(Q!=="x")return;let fe=re.data[0];d.value=re.scales.x.min>fe[0]+1e-12||re.scales.x.max<fe[fe.length-1]-1e-12}]}},$=new Ri(ne,S(),L);c.current=$;let J=0;$.over.addEventListener("pointerdown",re=>J=re.clientX),$.over.addEventListener("click",re=>{if(Math.abs(re.clientX-J)>4)return;let Q=$.over.getBoundingClientRect();u.current.onCursor?.($.posToVal(re.clientX-Q.left,"x")*m.factor)});let te=-1;$.over.addEventListener("pointerdown",re=>te=re.pointerType==="touch"?re.pointerId:-1),$.over.addEventListener("pointermove",re=>{if(re.pointerId!==te)return;let Q=$.over.getBoundingClientRect();u.current.onCursor?.($.posToVal(re.clientX-Q.left,"x")*m.factor)});let de=new ResizeObserver(()=>$.setSize({width:G(),height:o*_}));return de.observe(L),()=>{de.disconnect(),$.destroy(),c.current=null}},[E]),Ct(()=>c.current?.setData(S(),!d.peek()),[t,...i.map(L=>L.values),i.length,E]),Ct(()=>c.current?.redraw(!1),[n.cursor,r.map(L=>`${L.low} ${L.high} ${L.tone}`).join()]),Ct(()=>i.forEach((L,R)=>c.current&&c.current.series[R+1]?.show===h.value.has(L.label)&&c.current.setSeries(R+1,{show:!h.value.has(L.label)})),[h.value,E]);function x(L){let{left:R,top:N,width:B,height:G}=L.bbox;for(let ne of u.current.bands??[]){let $=u.current.curves.findIndex((J,te)=>(J.tone??te)===ne.tone);if(!($>=0&&h.peek().has(u.current.curves[$].label))){L.ctx.save(),L.ctx.beginPath(),L.ctx.rect(R,N,B,G),L.ctx.clip(),L.ctx.strokeStyle=w[ne.tone%w.length],L.ctx.globalAlpha=.75,L.ctx.setLineDash([2*devicePixelRatio,4*devicePixelRatio]),L.ctx.lineWidth=devicePixelRatio;for(let J of[ne.low,ne.high]){if(!Number.isFinite(J))continue;let te=L.valToPos(J/g.factor,"y",!0);L.ctx.beginPath(),L.ctx.moveTo(R,te),L.ctx.lineTo(R+B,te),L.ctx.stroke()}L.ctx.restore()}}}function A(L){let R=u.current.cursor;if(R==null)return;let{left:N,top:B,width:G,height:ne}=L.bbox,$=L.valToPos(R/m.factor,"x",!0);$<N-1||$>N+G+1||(L.ctx.save(),L.ctx.strokeStyle=Oh("--ink"),L.ctx.lineWidth=1.5*devicePixelRatio,L.ctx.beginPath(),L.ctx.moveTo($,B),L.ctx.lineTo($,B+ne),L.ctx.stroke(),L.ctx.restore())}let U=()=>c.current?.setScale("x",{min:t[0]/m.factor,max:t[t.length-1]/m.factor}),F=()=>[{name:y.label.toLowerCase()==="time"?"t":y.label,unit:m.label,values:Float64Array.from(t,L=>L/m.factor)},...i.map(L=>({name:L.label,unit:g.label,values:Float64Array.from(L.values,R=>R/g.factor)}))],k=f.value??(n.cursor===null||n.cursor===void 0?null:O1(t,n.cursor)),V=L=>{let R={ArrowRight:1,ArrowLeft:-1}[L.key];if(!R||!n.onCursor)return;L.preventDefault(),L.stopPropagation();let N=O1(t,n.cursor??t[0]);n.onCursor(t[Math.min(t.length-1,Math.max(0,N+R*(L.shiftKey?10:1)*Math.max(1,Math.round(t.length/200))))])};return p("figure",{class:"plot",children:[p("figcaption",{children:[p("span",{class:"plot-title",children:[e,g.label&&p("span",{class:"unit",children:[" [",g.label,"]"]})]}),d.value&&p("button",{type:"button",class:"link",onClick:U,children:"Whole range"}),p(eo,{label:`Save ${e}`,icon:"save",align:"right",items:()=>[{title:"CSV",icon:"file",run:()=>Ms(`${a}.csv`,Ic(F()),"text/csv")},{title:"PNG",icon:"camera",run:()=>{hL(c.current,`${a}.png`)}},{title:"SVG",icon:"chart",run:()=>Ms(`${a}.svg`,dL(n,h.peek()),"image/svg+xml")}]})]}),p("div",{class:"plot-area",ref:l,tabIndex:n.onCursor?0:void 0,role:n.onCursor?"slider":"img","aria-label":`${e}, ${i.map(L=>L.label).join(", ")}`,"aria-valuenow":n.onCursor?Number((n.cursor??0).toFixed(4)):void 0,"aria-valuemin":n.onCursor?t[0]:void 0,"aria-valuemax":n.onCursor?t[t.length-1]:void 0,onKeyDown:V}),p("ul",{class:"legend",children:i.map((L,R)=>p("li",{children:p("button",{type:"button","aria-pressed":!h.value.has(L.label),onClick:()=>h.value=uL(h.value,L.label),title:"Press to hide or show",children:[p(cL,{colour:b(L,R),dash:Hv(L,R)}),p("span",{children:L.label}),k!==null&&k>=0&&k<L.values.length&&p("output",{children:ti(L.values[k]/g.factor,3)})]})},L.label))})]})}var cL=({colour:n,dash:e})=>p("svg",{class:"swatch",viewBox:"0 0 28 8",width:"28",height:"8","aria-hidden":"true",children:p("path",{d:"M1 4H27",stroke:n,"stroke-width":"2.4",fill:"none","stroke-dasharray":e.join(" ")||void 0})});function uL(n,e){let t=new Set(n);return t.delete(e)||t.add(e),t}function O1(n,e){let[t,i]=[0,n.length-1];for(;i-t>1;){let s=t+i>>1;n[s]<=e?t=s:i=s}return e-n[t]<=n[i]-e?t:i}function B1(n,e){if(n===null||e===null||!Number.isFinite(n)||!Number.isFinite(e))return[-1,1];let t=e>n?.07*(e-n):Math.abs(n)*.1||1;return[n-t,e+t]}async function hL(n,e){if(!n)return;let t=document.createElement("canvas");t.width=n.ctx.canvas.width,t.height=n.ctx.canvas.height;let i=t.getContext("2d");i.fillStyle=Oh("--paper"),i.fillRect(0,0,t.width,t.height),i.drawImage(n.ctx.canvas,0,0),t.toBlob(s=>s&&Ms(e,s),"image/png")}var Fh=n=>n.replace(/[&<>"]/g,e=>`&#${e.charCodeAt(0)};`);function U1(n,e,t){let i=(e-n)/t,s=10**Math.floor(Math.log10(i)),r=[1,2,5,10].map(a=>a*s).find(a=>a>=i),o=[];for(let a=Math.ceil(n/r-1e-9);a*r<=e+1e-9*r;a++)o.push(Number((a*r).toPrecision(12)));return o}function dL({title:n,t:e,curves:t,kind:i,across:s={label:"Time",kind:"time"}},r=new Set){let o=ei(i),a=ei(s.kind),[l,c,u,h,d,f]=[720,380,70,40,20,80],g=t.map((A,U)=>({curve:A,k:U})).filter(({curve:A})=>!r.has(A.label)),y=g.flatMap(({curve:A})=>Array.from(A.values,U=>U/o.factor)).filter(Number.isFinite),[m,v]=B1(y.length?y.reduce((A,U)=>Math.min(A,U)):null,y.length?y.reduce((A,U)=>Math.max(A,U)):null),[_,w]=[e[0]/a.factor,e[e.length-1]/a.factor],b=A=>u+(A-_)/(w-_||1)*(l-u-d),E=A=>c-f-(A-m)/(v-m)*(c-f-h),S=A=>Number(A.toFixed(2)),x=[`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${l} ${c}" font-family="sans-serif" font-size="12">`,`<rect width="${l}" height="${c}" fill="#ffffff"/><text x="${u}" y="24" font-size="15" font-weight="600">${Fh(n)}${o.label?` [${Fh(o.label)}]`:""}</text>`,...U1(m,v,6).map(A=>`<path d="M${u} ${S(E(A))}H${l-d}" stroke="#dddddd"/><text x="${u-8}" y="${S(E(A)+4)}" text-anchor="end">${ti(A,6)}</text>`),...U1(_,w,8).map(A=>`<path d="M${S(b(A))} ${h}V${c-f}" stroke="#eeeeee"/><text x="${S(b(A))}" y="${c-f+18}" text-anchor="middle">${ti(A,6)}</text>`),`<text x="${(u+l-d)/2}" y="${c-f+36}" text-anchor="middle">${Fh(s.label)}${a.label?` [${Fh(a.label)}]`:""}</text>`];return g.forEach(({curve:A,k:U},F)=>{let k=`stroke="${zo[(A.tone??U)%zo.length]}" stroke-width="1.8" fill="none" stroke-dasharray="${Hv(A,U).join(" ")}"`,V="";for(let N=0;N<A.values.length;N++){let B=A.values[N]/o.factor;Number.isFinite(B)&&(V+=`${V?"L":"M"}${S(b(e[N]/a.factor))} ${S(E(B))}`)}let L=u+F%6*108,R=c-26+Math.floor(F/6)*16;x.push(`<path d="${V}" ${k}/>`,`<path d="M${L} ${R-4}h26" ${k}/><text x="${L+32}" y="${R}">${Fh(A.label)}</text>`)}),[...x,"</svg>",""].join(`
`)}var fL=[["cycloidal","Cycloid"],["quintic","Quintic"],["trapezoidal","Trapezoid"],["waypoints","Spline"],["line","Straight line"],["csv","From a file"]],pL={cycloidal:"Speed and acceleration are 0 at each waypoint; Saha (9.36).",quintic:"A polynomial of fifth degree: speed and acceleration are 0 at each waypoint.",trapezoidal:"Constant acceleration, constant speed, constant deceleration.",waypoints:"A smooth curve through all waypoints, at rest only at both ends.",line:"The tip goes straight from waypoint to waypoint, its attitude turning the shortest way.",csv:"Columns t and q_1, q_2 … or the names of the joints; units in brackets, such as [deg]."},hl=(n,e,t="")=>Vt(n,i=>({motion:{...i.motion,...e}}),t),Yc=Fe(()=>($e.value?.joints??[]).filter(n=>n.nq===1));function V1(){let{waypoints:n}=Mr.peek(),e=n[n.length-1];hl("Add a waypoint",{waypoints:[...n,{t:(e?.t??-1)+1,q:[...bt.peek().q]}]})}function mL(){let{waypoints:n}=Mr.value,e=(t,i,s)=>hl("Change a waypoint",{waypoints:n.map((r,o)=>o===t?{...r,...i}:r)},s);return p("div",{class:"table-scroll",children:p("table",{class:"cells",children:[p("caption",{class:"unseen",children:"Waypoints"}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:["Time ",p("span",{class:"unit",children:"[s]"})]}),Yc.value.map(t=>p("th",{scope:"col",children:[t.name," ",p("span",{class:"unit",children:["[",ei(rr(t.type)).label,"]"]})]},t.name)),p("th",{scope:"col",children:p("span",{class:"unseen",children:"What to do with it"})})]})}),p("tbody",{children:n.map((t,i)=>p("tr",{children:[p("td",{children:p(Bs,{cell:!0,label:`Time of waypoint ${i+1}`,kind:"time",value:t.t,onChange:s=>e(i,{t:s},"")})}),Yc.value.map(s=>p("td",{children:p(Bs,{cell:!0,label:`${s.name} at waypoint ${i+1}`,kind:rr(s.type),value:t.q[s.q],onChange:r=>e(i,{q:t.q.map((o,a)=>a===s.q?r:o)},"")})},s.name)),p("td",{class:"cell-buttons",children:[p(pn,{icon:"target",size:16,label:`Take the pose for waypoint ${i+1}`,onClick:()=>e(i,{q:[...bt.peek().q]},"")}),p(pn,{icon:"trash",size:16,label:`Remove waypoint ${i+1}`,disabled:n.length<=2,onClick:()=>hl("Remove a waypoint",{waypoints:n.filter((s,r)=>r!==i)})})]})]},i))})]})})}async function Wv(){let n=await Pc(".csv,.tsv,.txt"),e=$e.peek();if(!(!n||!e))try{let t=await n.text(),{t:i}=Dp(t,e);hl("Read a motion",{kind:"csv",csv:t}),Kn(`${i.length} samples read from ${n.name}.`)}catch(t){Kn(t.message,"error")}}var dm=be("tau"),gL=[["tau","Torque"],["q","Position"],["qd","Speed"],["qdd","Acceleration"],["power","Power"],["energy","Energy"]],vL={tau:Ur,q:rr,qd:vo,qdd:OM,power:()=>"power"},_L={tau:["Torque","Force"],q:["Position","Position, sliding"],qd:["Speed","Speed, sliding"],qdd:["Acceleration","Acceleration, sliding"],power:["Power","Power"]};function yL(n,e){let t=(s,r)=>s===null&&r===null?[]:[{low:s??-1/0,high:r??1/0,tone:n.v,label:n.name}],i=s=>t(s===null?null:-s,s);return e==="tau"?i(n.effort[0]):e==="qd"?i(n.velocity[0]):e==="q"?t(n.lower[0],n.upper[0]):[]}function xL({found:n,other:e}){let t=`${Us(dt.value.name)}-motion`,i={t:n.t,cursor:fn.value,onCursor:ks,height:260};if(dm.value==="energy"){let o=n.kinetic.map((a,l)=>a+n.potential[l]);return p(Hr,{...i,title:"Energy",kind:"energy",file:`${t}-energy`,curves:[{label:"kinetic",values:n.kinetic},{label:"potential",values:n.potential},{label:"total",values:o}]})}let s=dm.value,r=s==="power"?[Yc.value]:[Yc.value.filter(o=>!es(o.type)),Yc.value.filter(o=>es(o.type))];return p("div",{class:"plots",children:r.map((o,a)=>{if(!o.length)return null;let l=o.map(u=>({label:u.name,values:n[s][u.v],tone:u.v})),c=e?o.map(u=>({label:`${u.name} ${xM(Up.value)}`,values:e[s][u.v],tone:u.v,beside:!0})):[];return wl(Hr,{...i,key:a,title:_L[s][a],kind:vL[s](o[0].type),file:`${t}-${s}`,curves:[...l,...c],bands:o.flatMap(u=>yL(u,s))})})})}function bL({found:n}){let e=Yc.value.map(i=>{let[s,r,o]=[n.tau,n.qd,n.power].map(a=>ia(n.t,a[i.v]));return{joint:i,tau:s,qd:r,power:o,over:z1(s.peak,i.effort[0]),fast:z1(r.peak,i.velocity[0])}}),t=e.flatMap(({joint:i,tau:s,qd:r,over:o,fast:a})=>[...o?[`${i.name} needs ${Bt(Math.abs(s.peak),Ur(i.type))} at ${Bt(s.at,"time",2)}, and its limit is ${Bt(i.effort[0],Ur(i.type))}`]:[],...a?[`${i.name} moves at ${Bt(Math.abs(r.peak),vo(i.type))} at ${Bt(r.at,"time",2)}, and its limit is ${Bt(i.velocity[0],vo(i.type))}`]:[]]);return p(ct,{children:[t.length>0&&p(Ht,{level:"warning",remedy:"Give the motion more time, or move less far.",children:[t.join("; "),"."]}),p("div",{class:"table-scroll",children:p("table",{class:"facts-table",children:[p("caption",{class:"unseen",children:"What the motion asks of the joints"}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"Joint"}),p("th",{scope:"col",children:"Peak torque"}),p("th",{scope:"col",children:"at"}),p("th",{scope:"col",children:"RMS"}),p("th",{scope:"col",children:"Peak speed"}),p("th",{scope:"col",children:"Peak power"})]})}),p("tbody",{children:e.map(({joint:i,tau:s,qd:r,power:o,over:a,fast:l})=>p("tr",{children:[p("th",{scope:"row",children:i.name}),p("td",{class:a?"over":void 0,children:[Bt(s.peak,Ur(i.type)),a&&p("span",{class:"unseen",children:" over its limit"})]}),p("td",{children:p("button",{type:"button",class:"link",onClick:()=>ks(s.at),children:Bt(s.at,"time",2)})}),p("td",{children:Bt(s.rms,Ur(i.type))}),p("td",{class:l?"over":void 0,children:[Bt(r.peak,vo(i.type)),l&&p("span",{class:"unseen",children:" over its limit"})]}),p("td",{children:Bt(o.peak,"power")})]},i.name))})]})})]})}var z1=(n,e)=>e!==null&&Math.abs(n)>e;function ML(){let n=Up.value,e=n?.what??"none";return p("div",{class:"row",children:[p(aa,{label:"Compare with",value:e,options:[["none","nothing"],["payload","another payload"],["speed","another speed"],["gravity","no gravity"],["friction","no friction"]],onChange:t=>dn({beside:t==="none"?"":`${t}:${{payload:5,speed:2,gravity:0,friction:0}[t]}`})}),n?.what==="payload"&&p(or,{label:"Payload",kind:"mass",value:n.value,min:0,onChange:t=>dn({beside:`payload:${t}`})}),n?.what==="speed"&&p(or,{label:"Times as fast",value:n.value,min:.01,max:100,onChange:t=>dn({beside:`speed:${t}`})})]})}function SL(){Ct(()=>It(()=>{let s=ws.value,{law:r}=Si.value;if(s)ji({title:"Motion",t:s.t,q:s.q});else if(r){let o=Array.from({length:101},(l,c)=>r.duration*c/100),a=o.map(l=>r.at(l).q);ji({title:"Motion",t:o,q:a[0].map((l,c)=>a.map(u=>u[c]))})}else ji(null)}),[]);let{kind:n,ramp:e}=Mr.value,{problem:t}=Si.value,i=ws.value;return $e.value?p(ct,{children:[p(bn,{title:"Course",hint:pL[n],children:[p(As,{label:"Kind of motion",quiet:!0,value:n,options:fL,onChange:s=>s==="csv"&&!Mr.peek().csv?void Wv():hl("Another kind of motion",{kind:s})}),n==="csv"?p("div",{class:"buttons",children:p(ot,{icon:"open",onClick:()=>{Wv()},children:"Read another file …"})}):p(ct,{children:[p(mL,{}),p("div",{class:"buttons",children:p(ot,{small:!0,icon:"plus",onClick:V1,children:"Add a waypoint where the arm stands"})})]}),n==="trapezoidal"&&p($p,{label:"Share of the time to speed up",value:e,min:.05,max:.5,onChange:s=>hl("Change the ramp",{ramp:s},"ramp")}),t&&p(Ht,{level:"error",children:t}),!t&&Bo.value&&p(Ht,{level:"warning",children:Bo.value}),!t&&Zt.value&&!xh.value&&p(Ht,{children:"Torques along a motion are computed for arms whose joints turn or slide about an axis each."})]}),i&&p(ct,{children:[p(bn,{title:"Over time",aside:p(ot,{small:!0,kind:"quiet",icon:"file",onClick:()=>H1(i),children:"All as CSV"}),children:[p(wr,{label:"Quantity",tabs:gL,value:dm.value,onChange:s=>dm.value=s}),dt.value.kind==="dh"&&p(ML,{}),p(xL,{found:i,other:bM.value})]}),p(bn,{title:"What it asks of the joints",children:p(bL,{found:i})})]}),p("div",{class:"buttons foot-buttons",children:p(ot,{icon:"code",onClick:()=>{Qt(hm(),"Python")},children:"Copy as Python"})})]}):p(Ns,{title:"No robot",children:"Choose one on the start page."})}function H1(n){let e=$e.peek();if(!e)return;let t=["q","qd","qdd","tau"].flatMap(i=>e.joints.map((s,r)=>({name:`${i}_${r+1}`,unit:{q:Gv(s,""),qd:Gv(s,"/s"),qdd:Gv(s,"/s2"),tau:es(s.type)?"N":"N m"}[i],values:n[i][s.v]})));Ms(`${Us(dt.peek().name)}-motion.csv`,Ic([{name:"t",unit:"s",values:n.t},...t]),"text/csv")}var Gv=(n,e)=>(es(n.type)?"m":"rad")+e;function qv(){let{kind:n,waypoints:e,ramp:t}=Mr.value,i=[],s=e.slice(1).map((r,o)=>({from:e[o].q,to:r.q,T:r.t-e[o].t}));if(n==="csv")i.push("trajectory = iso.Trajectory.from_csv('motion.csv')          # the file that was read");else if(n==="waypoints")i.push(`trajectory = iso.Trajectory.waypoints([${e.map(r=>Lt(r.q)).join(", ")}], times=${Lt(e.map(r=>r.t-e[0].t))})`);else{let r=s.map(({from:o,to:a,T:l})=>{if(n==="line")return`iso.Trajectory.follow(robot, iso.CartesianPath.line(robot.pose(${Lt(o)}), robot.pose(${Lt(a)}), profile=iso.Trajectory.cycloidal([0.0], [1.0], ${Ki(l)})), q0=${Lt(o)})`;if(n!=="trapezoidal")return`iso.Trajectory.${n}(${Lt(o)}, ${Lt(a)}, ${Ki(l)})`;let c=1/(t*l*(l-t*l));return`iso.Trajectory.trapezoidal(${Lt(o)}, ${Lt(a)}, acceleration=${Lt(a.map((u,h)=>Math.abs(u-o[h])*c||1))}, duration=${Ki(l)})`});i.push(r.length===1?`trajectory = ${r[0]}`:`legs = [${r.join(", ")}]`),r.length>1&&i.push("trajectory = legs[0]          # they follow each other")}return i}function hm(){let n=bt.value.wrench,e=qv(),t=e.length>1,i=["t, q, qd, qdd = trajectory.sample(401)",`tau = robot.inverse_dynamics(q, qd, qdd${n.some(Boolean)?`, wrench=${Lt(n)}`:""})`,"print(tau)"];return An(...t?[e[0],"for trajectory in legs:",...i.map(s=>`    ${s}`)]:[...e,...i])}kn({id:"motion.add",title:"Add a waypoint where the arm stands",words:"motion point",run:V1},{id:"motion.csv",title:"Read a motion from a CSV file",words:"import samples",run:()=>{Wv()},python:()=>An("trajectory = iso.Trajectory.from_csv('motion.csv')")},{id:"motion.save",title:"Save the motion and its torques as CSV",words:"export torques",able:()=>ws.value!==null,run:()=>ws.peek()&&H1(ws.peek()),python:hm},{id:"motion.python",title:"Copy the motion and its torques as Python",words:"code",run:()=>{Qt(hm(),"Python")},python:hm},{id:"motion.turn-back",title:"Let the motion go back to its start",words:"return",run:()=>{let{waypoints:n}=Mr.peek(),e=n[n.length-1];hl("Go back to the start",{waypoints:[...n,{t:2*e.t-n[0].t,q:[...n[0].q]}]})}});Ui({id:"motion",title:"Motion",icon:"motion",key:"4",layout:"wide",component:SL,transport:!0});var wL=[["none","Free fall"],["pd","PD"],["pd_gravity","PD + gravity"],["computed_torque","Computed torque"]],AL={none:"No motors: gravity, friction and your hand alone. Pull a link in the picture.",pd:"Torques pull each joint to its target, like a spring and a damper; gravity pulls it off again.",pd_gravity:"The same, and the torque that gravity takes is added.",computed_torque:"The torques of the wanted acceleration, by inverse dynamics: the errors die out like decoupled springs."},ha=(n,e,t="")=>Vt(n,i=>({simulation:{...i.simulation,...e}}),t),$v=Fe(()=>($e.value?.joints??[]).filter(n=>n.nq===1));function TL(){let{kp:n,kd:e,target:t,follow:i}=$s.value,s=(r,o)=>a=>ha("Change a gain or target",{[r]:$s.peek()[r].map((l,c)=>c===o?a:l)});return p("div",{class:"table-scroll",children:p("table",{class:"cells",children:[p("caption",{class:"unseen",children:"Gains and targets"}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"Joint"}),p("th",{scope:"col",children:"Kp"}),p("th",{scope:"col",children:"Kd"}),!i&&p("th",{scope:"col",children:"Target"})]})}),p("tbody",{children:$v.value.map(r=>p("tr",{children:[p("th",{scope:"row",children:r.name}),p("td",{children:p(Bs,{cell:!0,label:`Kp of ${r.name}`,value:n[r.v],min:0,onChange:s("kp",r.v)})}),p("td",{children:p(Bs,{cell:!0,label:`Kd of ${r.name}`,value:e[r.v],min:0,onChange:s("kd",r.v)})}),!i&&p("td",{children:p(Bs,{cell:!0,label:`Target of ${r.name}`,kind:rr(r.type),value:t[r.q],onChange:s("target",r.q)})})]},r.name))})]})})}function EL(){el.value;let n=Fr.value;if(!n)return null;let{duration:e}=$s.value,t=Math.max(Math.round(e/n.h),n.rows.length-1);return p("div",{class:"run-bar",role:"group","aria-label":"Running",children:[p(ot,{kind:"primary",icon:di.value?"pause":"play",onClick:()=>di.peek()?Sh():zp(),children:di.value?"Pause":"Run"}),p(pn,{icon:"first",label:"Back to the start",onClick:Hg}),p(pn,{icon:"back",label:"One step back",disabled:!n.index,onClick:()=>kc(n.index-1)}),p(pn,{icon:"next",label:"One step on",onClick:()=>(Sh(),Vg())}),p("input",{type:"range","aria-label":"Time of the simulation","aria-valuetext":Bt(n.t,"time",3),min:0,max:t,value:n.index,onInput:i=>kc(Math.min(Number(i.target.value),n.rows.length-1)),ref:i=>i?.style.setProperty("--to",`${100*n.index/t}%`)}),p("output",{class:"clock",children:[n.t.toFixed(3)," s"]}),p("label",{class:"speed",children:[p("span",{class:"unseen",children:"Speed"}),p("select",{value:String(fs.value),onChange:i=>fs.value=Number(i.target.value),children:[.01,...Ca].map(i=>p("option",{value:String(i),children:[i,"×"]},i))})]})]})}var da=be("q"),CL=[["q","Position"],["qd","Speed"],["tau","Torque"],["energy","Energy"]];function G1(n){let e=Math.max(1,Math.ceil(n/1200)),t=Array.from({length:Math.ceil(n/e)},(i,s)=>s*e);return t[t.length-1]!==n-1&&t.push(n-1),t}var Xv=be(0);function RL(){Xv.value;let n=Fr.value;if(!n||n.rows.length<2)return p(Ns,{title:"Nothing has happened yet",children:"Run the simulation, or pull a link."});let e=G1(n.rows.length),t=Float64Array.from(e,c=>n.rows[c].t),i=`${Us(dt.value.name)}-simulation`,s={t,cursor:n.t,onCursor:c=>kc(Math.round(c/n.h)),height:240};if(da.value==="energy"){let c=d=>Float64Array.from(e,d),u=n.rows,h=[{label:"kinetic",values:c(d=>u[d].kinetic)},{label:"potential",values:c(d=>u[d].potential)},{label:"total",values:c(d=>u[d].kinetic+u[d].potential)},{label:"total − work + friction",values:c(d=>u[d].kinetic+u[d].potential-u[d].supplied+u[d].lost),tone:5,beside:!0}];return p(Hr,{...s,title:"Energy",kind:"energy",file:`${i}-energy`,curves:h})}let r=[$v.value.filter(c=>!es(c.type)),$v.value.filter(c=>es(c.type))],o=(c,u)=>da.value==="q"?n.rows[c].q[u.q]:da.value==="qd"?n.rows[c].qd[u.v]:n.rows[c].motors[u.v]+n.rows[c].hands[u.v],a={q:rr,qd:vo,tau:Ur}[da.value],l={q:["Position","Position, sliding"],qd:["Speed","Speed, sliding"],tau:["Torque of motors and hand","Force of motors and hand"]}[da.value];return p("div",{class:"plots",children:r.map((c,u)=>c.length>0&&wl(Hr,{...s,key:u,title:l[u],kind:a(c[0].type),file:`${i}-${da.value}`,curves:c.map(h=>({label:h.name,tone:h.v,values:Float64Array.from(e,d=>o(d,h))}))}))})}var fm=be(null);function PL(){Xv.value;let n=Fr.value;if(!n||n.rows.length<2)return null;let[e,t]=[n.rows[0],n.last],i=o=>o.kinetic+o.potential,s=i(t)-i(e)-t.supplied+t.lost,r=Math.max(...G1(n.rows.length).map(o=>Math.max(Math.abs(n.rows[o].kinetic),Math.abs(i(n.rows[o])))),1e-300);return p(ct,{children:[p(Gl,{rows:[["Total energy now",Bt(i(t),"energy")],["Work of motors and hand",Bt(t.supplied,"energy")],["Taken by friction",Bt(t.lost,"energy")],["What does not balance",`${s.toExponential(1).replace("-","−")} J, ${(Math.abs(s)/r).toExponential(1).replace("-","−")} of the largest energy`]]}),p("div",{class:"buttons",children:[p(ot,{small:!0,onClick:()=>fm.value=wM(),children:"Compute this moment again"}),fm.value!==null&&p("span",{class:"hint",role:"status",children:fm.value?"From the last snapshot: the same bits.":"Not the same bits."})]})]})}function IL(){Ct(()=>{ji(null);let s=0;bs.value={link:SM};let r=[AM(),It(()=>{el.value,s||(s=window.setTimeout(()=>(s=0,Xv.value=el.peek(),fm.value=null),di.peek()?160:0))}),It(()=>{let o=TM.value;Zn.value=o&&Rt(o.vector)>0?{arrows:[{at:o.at,vector:o.vector,colour:1}]}:{}})];return()=>{r.forEach(o=>o()),clearTimeout(s),bs.value={},Zn.value={}}},[]);let n=$e.value,e=$s.value;if(!n)return p(Ns,{title:"No robot",children:"Choose one on the start page."});let t=n.n===n.nq,i=Fr.value?.last.q.some(s=>!Number.isFinite(s));return p(ct,{children:[p(bn,{title:"Drive",hint:AL[e.control],children:[t&&p(As,{label:"Drive",quiet:!0,value:e.control,options:wL,onChange:s=>ha("Another drive",{control:s})}),!t&&p(Ht,{children:"This robot has attitudes or closed loops: it falls and swings here; controllers for it are made in Python."}),e.control!=="none"&&t&&p(ct,{children:[p(TL,{}),p(_o,{label:"Follow the motion of the Motion screen",value:e.follow,onChange:s=>ha("Follow the motion",{follow:s})}),e.follow&&Si.value.problem&&p(Ht,{level:"error",children:Si.value.problem})]}),p("div",{class:"row",children:[p(_o,{label:"Friction",value:e.friction,onChange:s=>ha("Friction",{friction:s}),disabled:!n.editable}),p(_o,{label:"Stops at the limits",value:e.stops,onChange:s=>ha("Stops",{stops:s}),disabled:!Zt.value?.has("stops")})]}),p("div",{class:"row",children:[p(or,{label:"Duration",kind:"time",value:e.duration,min:.001,max:3600,onChange:s=>ha("Change the duration",{duration:s})}),p(or,{label:"Step",value:1e3*e.step,unit:{label:"ms",factor:1,digits:3,step:.1},min:.001,max:100,onChange:s=>ha("Change the step",{step:s/1e3})}),p(aa,{label:"Start",value:e.q0.every((s,r)=>s===bt.value.q[r])&&e.qd0.every(s=>s===0)?"pose":"other",options:[["pose","the pose, at rest"],["other","as it was set"]],onChange:s=>s==="pose"&&ha("Start at the pose",{q0:[...bt.peek().q],qd0:e.qd0.map(()=>0)})})]}),Lc.value&&p(Ht,{level:"warning",children:Lc.value}),Bo.value&&p(Ht,{level:"warning",children:Bo.value})]}),p(bn,{title:"Run",children:[p(EL,{}),i&&p(Ht,{level:"error",remedy:"Take a smaller step or lower gains, and look for links without mass on joints that are free.",children:["The motion runs away: positions are no numbers any more after ",Bt(Fr.value?.t??0,"time"),"."]}),di.value&&bh.value<.8&&p(Ht,{children:["The page computes at ",Math.round(100*bh.value)," % of the wanted speed."]}),p("div",{class:"buttons",children:[p(ot,{small:!0,onClick:Gg,children:"Compute all of it now"}),p(ot,{small:!0,kind:"quiet",icon:"file",onClick:W1,children:"Save as CSV"})]})]}),p(bn,{title:"Over time",children:[p(wr,{label:"Quantity",tabs:CL,value:da.value,onChange:s=>da.value=s}),p(RL,{})]}),p(bn,{title:"Energy",children:p(PL,{})}),p("div",{class:"buttons foot-buttons",children:p(ot,{icon:"code",onClick:()=>{Qt(Jc(),"Python")},children:"Copy as Python"})})]})}function W1(){let n=Fr.peek(),e=$e.peek();if(!n||!e)return;let{rows:t}=n,i=r=>Float64Array.from(t,r),s=[...e.positions.map((r,o)=>({name:`q_${o+1}`,unit:e.position_units[o],values:i(a=>a.q[o])})),...e.effort_units.map((r,o)=>({name:`qd_${o+1}`,unit:r==="N"?"m/s":"rad/s",values:i(a=>a.qd[o])})),...e.effort_units.map((r,o)=>({name:`tau_${o+1}`,unit:r,values:i(a=>a.motors[o]+a.hands[o])})),{name:"kinetic",unit:"J",values:i(r=>r.kinetic)},{name:"potential",unit:"J",values:i(r=>r.potential)}];Ms(`${Us(dt.peek().name)}-simulation.csv`,Ic([{name:"t",unit:"s",values:i(r=>r.t)},...s]),"text/csv")}function Jc(){let n=$s.value,e=[],t=`${Lt(n.kp)}, ${Lt(n.kd)}`;return n.control!=="none"&&(n.follow&&e.push(...qv()),e.push(`controller = iso.Controller.${n.control}(robot, ${t}, ${n.follow?"trajectory":Lt(n.target)})`)),e.push(`motion = iso.simulate(robot, ${Lt(n.q0)}, ${Lt(n.qd0)}, ${Ki(n.duration)}, ${n.control==="none"?"":"torque=controller, "}integrator="rk4", dt=${Ki(n.step)}, friction=${n.friction?"True":"False"})`,"print(motion)"),An(...e)}kn({id:"simulation.run",title:"Run or pause the simulation",words:"play start stop fall",able:()=>!Lc.value,run:()=>di.peek()?Sh():zp(),python:Jc},{id:"simulation.step",title:"One step of the simulation",run:()=>(Sh(),Vg())},{id:"simulation.back",title:"One step of the simulation back",words:"rewind",run:()=>kc((Fr.peek()?.index??0)-1)},{id:"simulation.start",title:"Simulation back to its start",words:"rewind reset",run:Hg},{id:"simulation.all",title:"Compute the whole simulation",run:Gg,python:Jc},{id:"simulation.csv",title:"Save the simulation as CSV",words:"export",run:W1,python:Jc},{id:"simulation.python",title:"Copy the simulation as Python",words:"code",run:()=>{Qt(Jc(),"Python")},python:Jc});Ui({id:"simulation",title:"Simulation",icon:"simulation",key:"6",layout:"wide",component:IL});function Kc({title:n,values:e,rows:t,columns:i,names:s,across:r=s,unit:o="",digits:a=3,hint:l}){let c=0;for(let u=0;u<t*i;u++)Number.isFinite(e[u])&&(c=Math.max(c,Math.abs(e[u])));return p("div",{class:"heat-scroll",tabIndex:0,role:"region","aria-label":n,children:p("table",{class:"heat",children:[p("caption",{children:[n,o&&p("span",{class:"unit",children:[" [",o,"]"]})]}),r&&p("thead",{children:p("tr",{children:[p("td",{}),r.slice(0,i).map(u=>p("th",{scope:"col",children:u},u))]})}),p("tbody",{children:Array.from({length:t},(u,h)=>p("tr",{children:[s&&p("th",{scope:"row",children:s[h]}),Array.from({length:i},(d,f)=>{let g=e[i*h+f],y=c>0?Math.abs(g)/c:0;return p("td",{title:l?.(h,f),class:g<0?"below":"above",ref:m=>m?.style.setProperty("--share",`${(100*Math.sqrt(y)).toFixed(1)}%`),children:ti(g,a)},f)})]},h))})]})})}function Uh(n){let[e,t,i]=[be(null),be(null),be("")];return{job:e,result:t,problem:i,start:(r={})=>{e.peek()?.cancel();let o=s0(n,Yn.peek(),r);e.value=o,i.value="",o.done.then(a=>{e.peek()===o&&(t.value=a)},a=>{e.peek()===o&&(i.value=a.message)}).finally(()=>{e.peek()===o&&(e.value=null)})}}}var LL=n=>n.base64?new Blob([Uint8Array.from(atob(n.base64),e=>e.charCodeAt(0))],{type:n.media}):n.text,kL=n=>Ms(n.name,LL(n),n.media);function Bh({work:{job:n,result:e,problem:t,start:i},title:s,options:r,children:o}){let a=e.value;return p("div",{class:"work-box",children:[!Uo.value&&p(Ht,{remedy:"isodyn workbench",children:"This is worked out by Python: open the document in a workbench that was started by the command"}),n.value?p(By,{job:n}):p("div",{class:"buttons",children:p(ot,{kind:"primary",disabled:!Uo.value,onClick:()=>i(r),children:s})}),t.value&&p(Ht,{level:"error",children:t.value}),a&&!a.complete&&p(Ht,{children:"It was ended early; this is what there was until then."}),a&&o?.(a),a&&p("ul",{class:"files",children:a.files.map(l=>p("li",{children:[p("span",{class:"mono",children:l.name}),l.media==="text/html"&&l.address&&p(ot,{small:!0,kind:"quiet",icon:"right",onClick:()=>window.open(l.address,"_blank","noopener"),children:"Open"}),p(ot,{small:!0,kind:"quiet",icon:"save",onClick:()=>kL(l),children:"Save"})]},l.name))})]})}var hr=be("matrices"),$1=[["matrices","Matrices"],["split","Torque, split"],["terms","Which terms matter"],["equations","Equations"]],gm=be("pose"),pm=be([]),fa=Fe(()=>($e.value?.joints??[]).filter(n=>n.nq===1)),Mo=Fe(()=>fa.value.map(n=>n.name)),X1=Fe(()=>gm.value==="motion"&&Si.value.law!==null),Y1=Fe(()=>{let n=$e.value?.n??0,{law:e}=Si.value;return X1.value&&e?e.at(fn.value):{q:bd.value,qd:Array.from({length:n},(t,i)=>pm.value[i]??0)}});function Yv(n){let e=new Set(fa.value.map(i=>es(i.type)));if(e.size>1)return n==="g"?"N m, N":n==="M"?"kg m², kg m, kg":"N m s, N s";let t=e.has(!0);return{M:t?"kg":"kg m²",C:t?"kg/s":"N m s/rad",g:t?"N":"N m"}[n]}function DL(){let n=Zt.value,e=$e.value?.n??0;if(!n?.has("mass_matrix"))return p(Ns,{title:"No matrices here",children:Bo.value||"The kernels are on their way."});let{q:t,qd:i}=Y1.value;n.set({q:t,qd:i});let s=d=>n.has(d)?n.run(d).array(n.manifest.functions[d].outputs[0]).slice():null,[r,o,a,l]=["mass_matrix","coriolis_matrix","gravity_torque","friction_torque"].map(s),c=o&&Float64Array.from({length:e},(d,f)=>i.reduce((g,y,m)=>g+o[e*f+m]*y,0)),u=[];for(let[d,f]of[["C q̇",c],["g",a],["friction",l]])f&&u.push([d,f]);let h=d=>(f,g)=>`${d}, row ${f+1}, column ${g+1}: ${Mo.value[f]}, ${Mo.value[g]}`;return p(ct,{children:[p("div",{class:"row",children:p(As,{label:"Where",quiet:!0,value:gm.value,options:[["pose","In the pose"],["motion","Along the motion"]],onChange:d=>gm.value=d})}),!X1.value&&p("details",{class:"rates",children:[p("summary",{children:"Joint rates, for C"}),p("div",{class:"row",children:fa.value.map(d=>p(or,{label:d.name,kind:vo(d.type),value:pm.value[d.v]??0,onChange:f=>pm.value=Array.from({length:e},(g,y)=>y===d.v?f:pm.value[y]??0)},d.name))})]}),r&&p(Kc,{title:"Inertia matrix M(q)",unit:Yv("M"),values:r,rows:e,columns:e,names:Mo.value,hint:h("M")}),o&&p(Kc,{title:"Coriolis matrix C(q, q̇)",unit:Yv("C"),values:o,rows:e,columns:e,names:Mo.value,hint:h("C")}),p(Kc,{title:"Torques: Coriolis, gravity, friction",unit:Yv("g"),values:u.flatMap(([,d])=>Array.from(d)),rows:u.length,columns:e,names:u.map(([d])=>d),across:Mo.value}),r&&p("p",{class:"hint",children:NL(r,e)})]})}function NL(n,e){let t={share:0,i:0,j:0};for(let i=0;i<e;i++)for(let s=0;s<i;s++){let r=Math.abs(n[e*i+s])/Math.sqrt(n[e*i+i]*n[e*s+s]||1/0);r>t.share&&(t={share:r,i,j:s})}return e<2||t.share<.005?"No two joints feel each other’s acceleration here: M is diagonal, or nearly so.":`${Mo.value[t.j]} and ${Mo.value[t.i]} feel each other most: ${Math.round(100*t.share)} % of what two joints can, |M_ij| / √(M_ii M_jj).`}var Jv=[["inertia","Inertia, M q̈"],["coriolis","Coriolis, C q̇"],["gravity","Gravity, g"],["friction","Friction"]],q1=be(0);function FL({found:n}){let e=fa.value[Math.min(q1.value,fa.value.length-1)],t=e.v;return p(ct,{children:[p(aa,{label:"Joint",value:String(fa.value.indexOf(e)),options:fa.value.map((i,s)=>[String(s),i.name]),onChange:i=>q1.value=Number(i)}),p(Hr,{title:`Torque of ${e.name}`,kind:Ur(e.type),t:n.t,cursor:fn.value,onCursor:ks,height:280,file:`${Us(dt.value.name)}-${Us(e.name)}-torque`,curves:[{label:"all of it",values:n.tau[t]},...Jv.map(([i,s],r)=>({label:s,values:n[i][t],tone:r+1}))]}),p("div",{class:"table-scroll",children:p("table",{class:"facts-table",children:[p("caption",{class:"unseen",children:"Shares of the parts along the motion, by RMS"}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"Joint"}),Jv.map(([i,s])=>p("th",{scope:"col",children:s},i))]})}),p("tbody",{children:fa.value.map(i=>{let s=lM(n,i.v);return p("tr",{children:[p("th",{scope:"row",children:i.name}),Jv.map(([r])=>p("td",{children:[Math.round(100*s[r])," %"]},r))]},i.name)})})]})})]})}function OL(n){let[e,t]=[Zt.value,$e.value];if(!e||!t)return null;let i=t.n,[s,r]=[new Float64Array(i*i),new Float64Array(i*i)],o=Math.max(1,Math.floor(n.t.length/100)),a=0;for(let l=0;l<n.t.length;l+=o,a++){e.set({q:n.q.map(h=>h[l]),qd:n.qd.map(h=>h[l])});let c=e.run("mass_matrix").array("mass_matrix").slice(),u=e.run("coriolis_matrix").array("coriolis_matrix");for(let h=0;h<i;h++)for(let d=0;d<i;d++)s[i*h+d]+=(c[i*h+d]*n.qdd[d][l])**2,r[i*h+d]+=(u[i*h+d]*n.qd[d][l])**2}return{inertia:s.map(l=>Math.sqrt(l/a)),coriolis:r.map(l=>Math.sqrt(l/a))}}var UL=Uh("significance");function BL({found:n}){let e=OL(n),t=$e.value?.n??0;if(!e)return null;let i=Array.from({length:t},(r,o)=>ia(n.t,n.tau[o]).rms||1),s=r=>r.map((o,a)=>100*o/i[Math.floor(a/t)]);return p(ct,{children:[p("p",{class:"hint",children:"Along the motion, what each joint’s acceleration and speed add to each torque, in percent of that torque’s RMS. Terms far below a percent may be left out of a controller."}),p(Kc,{title:"M_ij q̈_j",unit:"%",values:s(e.inertia),rows:t,columns:t,names:Mo.value,digits:1}),p(Kc,{title:"C_ij q̇_j",unit:"%",values:s(e.coriolis),rows:t,columns:t,names:Mo.value,digits:1}),p(bn,{title:"A reduced model and its error",hint:"Leaves out what is insignificant along such motions, and says what that costs (Turney, Mudge and Lee).",children:p(Bh,{work:UL,title:"Work it out"})})]})}var zL=Uh("equations");function VL({html:n}){let e=Kt(null);return Ct(()=>{let t=new DOMParser().parseFromString(n,"text/html"),i=t.querySelector("main")??t.body;i.querySelectorAll("script, style, link, iframe, object, embed").forEach(s=>s.remove());for(let s of i.querySelectorAll("*"))for(let{name:r}of[...s.attributes])(r.startsWith("on")||r==="style"||r==="href"||r==="src")&&s.removeAttribute(r);e.current?.replaceChildren(...document.importNode(i,!0).childNodes)},[n]),p("div",{class:"typeset",ref:e,tabIndex:0,role:"region","aria-label":"Equations"})}function HL(){return p(ct,{children:[p("p",{class:"hint",children:"M, C, g and the energies as formulas in the joints’ positions and rates, grouped; every method gives the same. Large arms become a listing."}),p(Bh,{work:zL,title:"Write the equations",options:{quantities:"M,C,g"},children:n=>{let e=n.files.find(t=>t.media==="text/html");return e&&p(VL,{html:e.text})}})]})}function GL(){let n=ws.value,e=hr.value==="split"||hr.value==="terms"||hr.value==="matrices"&&gm.value==="motion";if(Ct(()=>{e&&n?ji({title:"Motion",t:n.t,q:n.q}):an.peek()&&ji(null)},[e,n]),!$e.value)return p(Ns,{title:"No robot",children:"Choose one on the start page."});let t=p(Ht,{level:Si.value.problem?"error":"note",children:Si.value.problem||(xh.value?"The motion is on its way.":"This is computed along motions of arms whose joints turn or slide about an axis each.")});return p(ct,{children:[p(wr,{label:"What of the dynamics",tabs:$1,value:hr.value,onChange:i=>hr.value=i}),p("div",{class:"stack",children:[hr.value==="matrices"&&p(DL,{}),hr.value==="split"&&(n?p(FL,{found:n}):t),hr.value==="terms"&&(n?p(BL,{found:n}):t),hr.value==="equations"&&p(HL,{})]}),p("div",{class:"buttons foot-buttons",children:p(ot,{icon:"code",onClick:()=>{Qt(mm(),"Python")},children:"Copy as Python"})})]})}function mm(){let{q:n,qd:e}=Y1.value;return hr.value==="equations"?An('print(iso.equations(robot, grouped=True).text("M", "C", "g"))'):An(`q = ${Lt(n)}`,`qd = ${Lt(e)}`,"M = robot.mass_matrix(q)","C = robot.coriolis_matrix(q, qd)","g = robot.gravity_torque(q)","print(M, C, g, sep='\\n')")}kn(...$1.map(([n,e])=>({id:`dynamics.${n}`,title:`Dynamics: ${e}`,words:"matrix torque equation significance",run:()=>hr.value=n,python:mm})),{id:"dynamics.python",title:"Copy M, C and g as Python",words:"code matrix",run:()=>{Qt(mm(),"Python")},python:mm},{id:"dynamics.largest",title:"Go to where the torques are largest",words:"peak",able:()=>ws.value!==null,run:()=>{let n=ws.peek();if(!n)return;let e=n.tau.map(t=>ia(n.t,t));ks(e.reduce((t,i)=>Math.abs(i.peak)>Math.abs(t.peak)?i:t).at)}});Ui({id:"dynamics",title:"Dynamics",icon:"dynamics",key:"5",layout:"wide",component:GL,transport:!0});var J1={"newton-euler":[[24,18],[117,85],[237,181],[357,277],[477,373],[597,469],[717,565],[837,661],[957,757]],"modified-newton-euler":[[24,21],[120,99],[235,200],[350,301],[465,402],[580,503],[695,604],[810,705],[925,806]],denoc:[[24,21],[120,99],[235,200],[350,301],[465,402],[580,503],[695,604],[810,705],[925,806]],"denoc-centres":[[24,18],[129,98],[259,204],[389,310],[519,416],[649,522],[779,628],[909,734],[1039,840]],"gibbs-appell":[[25,23],[105,95],[205,190],[305,285],[405,380],[505,475],[605,570],[705,665],[805,760]],noc:[[24,18],[123,89],[267,200],[439,334],[639,491],[867,671],[1123,874],[1407,1100],[1719,1349]],lagrange:[[63,46],[271,200],[635,477],[1197,913],[2005,1544],[3104,2406],[4539,3535],[6355,4967],[8597,6738]],screw:[[106,79],[355,264],[744,561],[1291,988],[2014,1563],[2931,2304],[4060,3229],[5419,4356],[7026,5703]],momentum:[[126,83],[366,262],[630,495],[894,728],[1158,961],[1422,1194],[1686,1427],[1950,1660],[2214,1893]],"composite-body":[[22,18],[177,149],[448,398],[780,688],[1172,1018],[1624,1388],[2136,1798],[2708,2248],[3340,2738]],"composite-body-meeting":[[22,18],[177,149],[450,399],[776,687],[1162,1015],[1644,1404],[2152,1814],[2720,2264],[3433,2813]],kane:[[26,18],[122,88],[267,203],[464,365],[713,574],[1014,830],[1367,1133],[1772,1483],[2229,1880]],"kane-recursive":[[23,18],[111,89],[219,182],[327,275],[435,368],[543,461],[651,554],[759,647],[867,740]],"balafoutis-patel":[[24,21],[123,100],[250,208],[377,316],[504,424],[631,532],[758,640],[885,748],[1012,856]],hollerbach:[[64,42],[261,176],[491,353],[724,530],[957,707],[1190,884],[1423,1061],[1656,1238],[1889,1415]]};var zh="inverse_dynamics:";var vm=n=>Object.keys(n.manifest.functions).filter(e=>e.startsWith(zh)).map(e=>e.slice(zh.length));function K1(n,e){let t=vm(n),i=t.map(r=>n.manifest.functions[zh+r].count),s=t.map((r,o)=>{let{mul:a,div:l,add:c,trig:u,depth:h}=i[o];return{method:r,mul:a+l,add:c,trig:u,depth:h,off:0,difference:0,time:NaN}});for(let{q:r,qd:o,qdd:a}of e){n.set({q:r,qd:o,qdd:a});let l=t.map(u=>n.call(zh+u)),c=Math.max(...l[0].map(Math.abs),Number.MIN_VALUE);l.forEach((u,h)=>{let d=u.reduce((g,y,m)=>Math.max(g,Math.abs(y-l[0][m])),0),f=s[h].mul+s[h].add+s[0].mul+s[0].add;s[h].difference=Math.max(s[h].difference,d),s[h].off=Math.max(s[h].off,d/(4*f*Number.EPSILON*c))})}return s}function j1(n,e,t,i){let s=vm(n),r=new Map(s.map(a=>[a,1/0])),o=new Map(s.map(a=>[a,64]));for(let a=0;a<t;a++)for(let l of s){let{q:c,qd:u,qdd:h}=e[a%e.length];n.set({q:c,qd:u,qdd:h});let d=o.get(l);for(;;){let f=i();for(let y=0;y<d;y++)n.run(zh+l);let g=i()-f;if(g>=2||d>=1048576){r.set(l,Math.min(r.get(l),1e6*g/d));break}d*=4}o.set(l,d)}return r}var Kv={"newton-euler":["Newton-Euler","Luh, Walker and Paul (1980)"],"modified-newton-euler":["Modified Newton-Euler","Turney, Mudge and Lee"],denoc:["DeNOC","Saha"],"denoc-centres":["DeNOC at the centres","Saha, as printed"],"gibbs-appell":["Gibbs-Appell","Mata and others (2002)"],noc:["Natural orthogonal complement","Angeles and Lee (1988)"],lagrange:["Lagrange, 4 × 4 matrices","Uicker; Turney, Mudge and Lee"],screw:["Screws, link by link","Laus, Simoni and Martins"],momentum:["Momentum form","Celentano (2008)"],"composite-body":["Composite bodies","Walker and Orin (1982)"],"composite-body-meeting":["Composite bodies, meeting","a variant with fewer operations for M"],kane:["Kane","Kane and Levinson (1983)"],"kane-recursive":["Kane, recursive","Angeles, Ma and Rojas (1989)"],"balafoutis-patel":["Cartesian tensors","Balafoutis and Patel (1991)"],hollerbach:["Recursive Lagrange","Hollerbach (1980)"]},Gh=n=>Kv[n]?.[0]??n,Gr=be({key:"",kernels:null,problem:""}),pa=be([]),wo=be(!1),So=be("table"),Z1=[["table","Agreement and race"],["crossings","Crossing curves"],["lines","Line by line"],["report","Full report"]],jv=Fe(()=>{let n=$e.value;if(!n)return[];let e=12345,t=()=>(e=Math.imul(e,1664525)+1013904223>>>0,e/2**32),i=n.joints.flatMap(r=>r.lower),s=n.joints.flatMap(r=>r.upper);return Array.from({length:40},()=>({q:n.neutral.map((r,o)=>(i[o]??-2)+t()*((s[o]??2)-(i[o]??-2))),qd:n.neutral.map(()=>4*t()-2),qdd:n.neutral.map(()=>10*t()-5)}))});function qL(){let n=$e.peek();!n||Gr.peek().key===n.key||(Gr.value={key:n.key,kernels:null,problem:""},yd(n.key,Yn.peek(),"methods").then(e=>Ol.load(e)).then(e=>Gr.peek().key===n.key&&(Gr.value={key:n.key,kernels:e,problem:""}),e=>Gr.value={key:n.key,kernels:null,problem:e.message}))}function Zv(){let[n,e,{key:t,kernels:i}]=[$e.value,dt.value,Gr.value];return!n||!i||t!==n.key?null:n.editable?i.set({numbers:n.numbers,gravity:e.gravity}):i}async function Q1(){let n=Zv();if(!(!n||wo.peek())){wo.value=!0;for(let e=0;e<6&&wo.peek();e++){await new Promise(i=>setTimeout(i));let t=j1(n,jv.peek(),3,()=>performance.now());pa.value=pa.peek().map(i=>({...i,time:Math.min(i.time||1/0,t.get(i.method)??1/0)}))}wo.value=!1}}var _m=be("operations");function $L(){let n=[...pa.value];_m.value==="operations"&&n.sort((i,s)=>i.mul+i.add-s.mul-s.add),_m.value==="time"&&n.sort((i,s)=>(i.time||1/0)-(s.time||1/0));let e=Math.max(...pa.value.map(i=>Number.isFinite(i.time)?i.time:0),1),t=Math.max(...pa.value.map(i=>i.off));return p(ct,{children:[p(Ht,{level:t<=1?"good":"error",children:t<=1?`All ${pa.value.length} formulations give the same torques on ${jv.value.length} random states: their largest difference is ${ti(100*t,2)} % of what rounding of their own operations may make.`:"The formulations disagree by more than rounding explains: this should not be; please tell us with this document."}),p("div",{class:"row",children:[p(As,{label:"Order",value:_m.value,options:[["operations","Operations"],["time","Time"],["registry","As listed"]],onChange:i=>_m.value=i}),p(ot,{kind:"primary",icon:wo.value?"pause":"play",onClick:()=>wo.peek()?wo.value=!1:void Q1(),children:wo.value?"Stop":"Race"})]}),p("div",{class:"table-scroll",children:p("table",{class:"facts-table race",children:[p("caption",{class:"unseen",children:"Formulations"}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"Formulation"}),p("th",{scope:"col",children:"· ÷"}),p("th",{scope:"col",children:"+ −"}),p("th",{scope:"col",children:"sin, cos"}),p("th",{scope:"col",children:"longest chain"}),p("th",{scope:"col",children:"off / bound"}),p("th",{scope:"col",children:"time a call"}),p("th",{scope:"col",children:p("span",{class:"unseen",children:"as a bar"})})]})}),p("tbody",{children:n.map(i=>p("tr",{children:[p("th",{scope:"row",children:[Gh(i.method),p("small",{children:Kv[i.method]?.[1]})]}),p("td",{children:i.mul}),p("td",{children:i.add}),p("td",{children:i.trig}),p("td",{children:i.depth}),p("td",{title:`largest difference ${i.difference.toExponential(1)}`,children:i.off===0?"0":i.off.toExponential(1).replaceAll("-","−")}),p("td",{children:Number.isFinite(i.time)?`${ti(i.time/1e3,2)} µs`:"–"}),p("td",{class:"bar-cell",children:p("span",{class:"bar",ref:s=>s?.style.setProperty("width",`${Number.isFinite(i.time)?100*i.time/e:0}%`)})})]},i.method))})]})}),p("p",{class:"hint",children:"One evaluation of the torques with all numbers of the arm as inputs; work that a fixed arm saves is not saved here. Times are of this browser, the best of several rounds."})]})}var Vh=be(["newton-euler","gibbs-appell","kane-recursive","denoc","hollerbach","lagrange","screw","momentum"]);function XL(){let n=J1,e=Object.values(n)[0].length,t=Float64Array.from({length:e},(r,o)=>o+1),i=Vh.value.filter(r=>n[r]).map((r,o)=>({label:Gh(r),tone:o,values:n[r].map(([a,l])=>a+l)})),s=$e.value?.n??0;return p(ct,{children:[p("p",{class:"hint",children:"Operations of one torque evaluation against the number of revolute joints. Formulations that grow with n lie low; those that grow with n³ and n⁴ cross them early."}),p(Hr,{title:"Operations",kind:"plain",t,curves:i,across:{label:"Joints",kind:"plain"},log:!0,cursor:s>=1&&s<=e?s:null,height:360,file:"crossing-curves"}),p("fieldset",{class:"choices",children:[p("legend",{children:"Shown"}),Object.keys(n).map(r=>p("label",{children:[p("input",{type:"checkbox",checked:Vh.value.includes(r),onChange:o=>Vh.value=o.target.checked?[...Vh.value,r]:Vh.value.filter(a=>a!==r)}),Gh(r)]},r))]})]})}function YL(){let n=Zv(),e=n?.section("isodyn:lines");if(!n||!e)return p(Ns,{title:"No lines here",children:"These kernels do not say which lines made them."});let t=vm(n),i=t.includes(Dt.value.method)?Dt.value.method:t[0],s=e.functions[`inverse_dynamics:${i}`]??[],r=Math.max(...s.map(([,,a,l])=>a+l),1),o=s.reduce((a,[,,l,c])=>a+l+c,0);return p(ct,{children:[p(aa,{label:"Formulation",value:i,options:t.map(a=>[a,Gh(a)]),onChange:a=>dn({method:a})}),p("p",{class:"hint",children:[Kv[i]?.[1],". The formulation is written once, as its paper writes it; these are its lines, with the operations that each made for this arm (",o," in all)."]}),p("div",{class:"table-scroll",children:p("table",{class:"facts-table listing",children:[p("caption",{class:"unseen",children:["Lines of ",Gh(i)]}),p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:"Line"}),p("th",{scope:"col",children:"Source"}),p("th",{scope:"col",children:"· ÷"}),p("th",{scope:"col",children:"+ −"}),p("th",{scope:"col",children:p("span",{class:"unseen",children:"Share"})})]})}),p("tbody",{children:s.map(([a,l,c,u])=>p("tr",{children:[p("th",{scope:"row",children:p("small",{children:[a,":",l]})}),p("td",{class:"source",children:p("code",{children:e.text[a]?.[String(l)]??""})}),p("td",{children:c}),p("td",{children:u}),p("td",{class:"bar-cell",children:p("span",{class:"bar",ref:h=>h?.style.setProperty("width",`${100*(c+u)/r}%`)})})]},`${a}:${l}`))})]})})]})}var JL=Uh("compare");function KL(){let n=$e.value,e=Zv();return Ct(qL,[n?.key]),Ct(()=>{e&&(pa.value=K1(e,jv.peek()))},[e,n?.numbers]),Ct(()=>()=>{wo.value=!1},[]),n?p(ct,{children:[p("h2",{class:"panel-title",children:"Methods"}),p(wr,{label:"What of the methods",tabs:Z1,value:So.value,onChange:t=>So.value=t}),p("div",{class:"stack",children:[Gr.value.problem&&So.value!=="crossings"&&So.value!=="report"&&p(Ht,{level:"warning",children:Gr.value.problem}),So.value==="table"&&(e&&pa.value.length?p($L,{}):!Gr.value.problem&&p(Ns,{title:"The formulations are on their way",children:"Their kernels are read."})),So.value==="crossings"&&p(XL,{}),So.value==="lines"&&!Gr.value.problem&&p(YL,{}),So.value==="report"&&p(bn,{title:"Every quantity, every method",hint:"Agreement, operations, times, crossings and memory of all quantities, as one page.",children:p(Bh,{work:JL,title:"Compare"})})]}),p("div",{class:"buttons foot-buttons",children:p(ot,{icon:"code",onClick:()=>{Qt(Hh(),"Python")},children:"Copy as Python"})})]}):p(Ns,{title:"No robot",children:"Choose one on the start page."})}var Hh=()=>An("print(iso.compare(robot))");kn({id:"methods.race",title:"Race the formulations",words:"speed time benchmark",run:()=>{Q1()},python:Hh},...Z1.map(([n,e])=>({id:`methods.${n}`,title:`Methods: ${e}`,words:"formulation operations",run:()=>So.value=n,python:Hh})),{id:"methods.python",title:"Copy the comparison as Python",words:"code",run:()=>{Qt(Hh(),"Python")},python:Hh});Ui({id:"methods",title:"Methods",icon:"methods",key:"7",layout:"page",component:KL});async function jL(){let n=[["link",()=>Dg(location.hash)],["page",()=>zl("document")?fu(zl("document")):null],["browser",nM]];for(let[e,t]of n)try{let i=await t();if(i)return{found:i,from:e}}catch(i){if(!(i instanceof oi))throw i;Kn(`${i.message} ${i.remedy}`,"error")}return{found:null,from:"none"}}async function ZL(){let{found:n,from:e}=await jL();n&&cy(n),e==="link"&&(history.replaceState(null,"",location.pathname+location.search),n?.view.screen==="start"&&dn({screen:"model"})),ky(),Ry(),Zm(),tM(),wy(t=>{t.document&&e!=="link"&&us("Open what the server was started with",fu(t.document),!0)}),document.addEventListener("keydown",j_),addEventListener("hashchange",()=>{Dg(location.hash).then(t=>t&&us("Open the link",t,!0),t=>Kn(t.message,"error"))}),R_(p(GM,{}),document.getElementById("app"))}ZL();Object.assign(globalThis,{workbench:{document:()=>Yn.peek(),replace:n=>us("Replace the document",fu(n),!0),look:dn,run:Kr,drawn:Tc,waiting:Yb,tipPixel:Jb,player:Qm}});})();
